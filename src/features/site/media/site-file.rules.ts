import { z } from 'zod'

/** A file of this very site: no other host, no step upwards, no query that could mean something else [T-72]. */
export const siteFileSchema = z
  .string()
  .max(2048)
  .regex(/^(?:\/[A-Za-z0-9][\w.-]*)+$/, 'is not a file of this site')
