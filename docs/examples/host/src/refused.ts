/** Why a backup or a restore was refused. Neither the database nor a file has changed. */
export class Refused extends Error {}
