/**
 * Facts of a site for the browser: paths, endpoints and names [2.1.2, 3.1.1]. Each feature adds the keys of its
 * `*.settings.ts`: `declare module '#kernel/site-config.ts' { interface SiteConfig extends ConfigOf<typeof orderConfig> {} }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the features
export interface SiteConfig {}

/** Tenants and pages name only what differs. */
export type SiteConfigOverride = Partial<SiteConfig>
