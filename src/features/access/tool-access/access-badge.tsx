import { STATUS_LOOK } from '#features/access/tool-access/access-state.rules.ts'
import type { AccessStatus } from '#foundation/entitlements/public.ts'
import { Badge } from '#ui/badge.tsx'
import { useTexts } from '#ui/use-texts.tsx'

export const AccessBadge = ({ status }: { status: AccessStatus }) => {
  const t = useTexts('tool-access')
  const { tone, sign, word } = STATUS_LOOK[status]
  return (
    <Badge tone={tone} sign={sign}>
      {t(`status.${word as 'approved'}`)}
    </Badge>
  )
}
