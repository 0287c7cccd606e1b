import { z } from 'zod'

/** Read by the server alone: no page carries them. */
export const homeServerTraits = z.strictObject({
  /** Cards that stand first on the portal's home here, by their names, for everybody whose work does not say otherwise. */
  homeFirst: z.array(z.string().max(40)).max(10).readonly().optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof homeServerTraits> {}
}
