/** Owns the database and every table; runs migrations and nothing else. */
export const OWNER_ROLE = 'portico_owner'
/** What the application connects as, or is a member of: owns nothing, cannot pass row-level security. */
export const APP_ROLE = 'portico_app'
