import { z } from 'zod'

export const successAnswer = z.object({ success: z.literal(true) })
