import { usePortalData } from '#features/accounts/public.ts'
import { usePage } from '#features/blocks/public.ts'
import { decideMiniCart } from '#features/entitlements/public.ts'
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
