import type { Person } from '#foundation/identity/person/person.rules.ts'
import type { ClaimedPerson, ClaimFault } from '#foundation/identity/sign-in/claims.rules.ts'

export type ExternalFacts = {
  /** Whom this issuer and subject are linked to. */
  readonly linked: Person | undefined
  /** The provider's claims about them. */
  readonly claimed: ClaimedPerson | ClaimFault
  /** Who has the claimed address, and whether someone at a provider is linked to them already. */
  readonly byEmail: { readonly person: Person; readonly isLinked: boolean } | undefined
}

export type ExternalMatch =
  | { readonly kind: 'known' | 'link'; readonly person: Person }
  | { readonly kind: 'create'; readonly claimed: ClaimedPerson }
  | { readonly kind: 'refused'; readonly problem: ClaimFault['fault'] | 'linkedElsewhere'; readonly claim?: string }

/**
 * Issuer and subject say who someone is. A verified address is believed once, to link someone whom we know already;
 * afterwards it may change, and nobody else with the same address takes the person over [T-74].
 */
export const matchExternal = ({ linked, claimed, byEmail }: ExternalFacts): ExternalMatch => {
  if (linked) return { kind: 'known', person: linked }
  if ('fault' in claimed) return { kind: 'refused', problem: claimed.fault, claim: claimed.claim }
  if (!byEmail) return { kind: 'create', claimed }
  return byEmail.isLinked ? { kind: 'refused', problem: 'linkedElsewhere' } : { kind: 'link', person: byEmail.person }
}
