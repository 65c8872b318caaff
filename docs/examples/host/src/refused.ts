/** Thrown when a backup or restore is rejected. The database and all files remain unchanged. */
export class Refused extends Error {}
