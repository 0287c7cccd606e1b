import type { BackOfficeEntry, PortalLink } from '#foundation/side-navigation/side-entry.rules.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** Its pages below /back-office: who may open them, and how the navigation 'Back office' names them. */
    readonly backOffice?: readonly BackOfficeEntry[]
    /** Its pages of the portal that stand in the navigation 'Portal'. */
    readonly portalLinks?: readonly PortalLink[]
  }
}
