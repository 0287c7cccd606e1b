import { usePortalData } from '#foundation/accounts/public.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { decideMiniCart } from '#foundation/entitlements/public.ts'
import { allow, refuse } from '#kernel/decision.ts'

/** As far as this browser knows; the server decides again [T-16]. */
export const useMayOpenCart = (): boolean => {
  const { tenant, flags } = usePage()
  const { contact, hasEcommerceAccess } = usePortalData()
  return decideMiniCart({
    traits: tenant.traits,
    personaCheck: flags.minicartPersonaCheck,
    userRole: contact?.userRole ?? null,
    ordering: hasEcommerceAccess ? allow('ordering.approved') : refuse('ordering.not-requested'),
  }).allowed
}
