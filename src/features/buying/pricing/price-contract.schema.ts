import { z } from 'zod'

export const contractSchema = z
  .object({ number: z.string(), until: z.string().optional().describe('Its last day, YYYY-MM-DD') })
  .describe('The contract that the price comes from')
