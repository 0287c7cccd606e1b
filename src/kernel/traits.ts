/**
 * How a business unit differs from the ordinary one. Each feature adds the traits that it reads:
 * `declare module '#kernel/traits.ts' { interface Traits extends z.infer<typeof orderingTraits> {} }`.
 * Every trait is optional: without it, things go the ordinary way.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the features
export interface Traits {}
