import { z } from 'zod'

/** The query of calls that name their application [7.0.1]. */
export const appIdQuery = z.object({ appId: z.string().max(64).optional() })
