/** Thrown when a backup or restore is rejected. The database and all files are then unchanged. */
export class Refused extends Error {}
