/** The reason why a backup or restore was rejected. The database and all files are unchanged. */
export class Refused extends Error {}
