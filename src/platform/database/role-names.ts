/** Owns the database and every table; runs migrations and nothing else. */
export const OWNER_ROLE = 'portico_owner'
/** The application's role: owns nothing, cannot bypass row-level security. */
export const APP_ROLE = 'portico_app'
/** Lets the owner of a table, and nobody else, read the rows of all tenants in a transaction that asks for it: for backups. */
export const BACKUP_POLICY = 'backup_rows'
