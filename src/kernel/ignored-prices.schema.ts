import { z } from 'zod'

/** Prices and stock are the server's to say, whatever a request says [T-79]. */
const SAID_BY_SERVER = ['price', 'unitPrice', 'total', 'discount', 'stock', 'currency']

/** Fields that are taken without a meaning, where something is bought. */
export const ignoredPrices = (shape: object): Record<string, z.ZodType> =>
  Object.fromEntries(
    SAID_BY_SERVER.filter((name) => !Object.hasOwn(shape, name)).map((name) => [
      name,
      z.unknown().optional().describe('Ignored'),
    ]),
  )
