/**
 * Switches of a site. Each feature adds those of its `*.settings.ts`:
 * `declare module '#kernel/flags.ts' { interface Flags extends FlagsOf<typeof orderFlags> {} }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the features
export interface Flags {}

/** Tenants and pages name only what differs. */
export type FlagsOverride = Partial<Flags>
