import type { CaseStatus } from '#features/support/cases/case.rules.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { useTexts } from '#ui/use-texts.tsx'

const toneOf: Readonly<Record<CaseStatus, BadgeTone>> = {
  New: 'idle',
  'In progress': 'info',
  'Waiting for you': 'warn',
  Solved: 'ok',
  Closed: 'ok',
  Reopened: 'info',
}

export const StatusBadge = ({ status }: { status: CaseStatus }) => (
  <Badge tone={toneOf[status]}>{useTexts('cases')(`status.${status}`)}</Badge>
)
