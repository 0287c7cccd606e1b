import type { ServiceState } from '#features/support/equipment/equipment.rules.ts'
import { Badge } from '#ui/badge.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

/** The day of the next service, and how urgent it is. */
export const ServiceBadge = ({ service, on }: { service: ServiceState; on: string | null }) => {
  const t = useTexts('equipment')
  const { date } = useFormats()
  if (on === null) return '–'
  if (service === 'overdue') return <Badge tone="bad">{t('service.overdueOn', { date: date(on) })}</Badge>
  if (service === 'due') return <Badge tone="warn">{t('service.dueOn', { date: date(on) })}</Badge>
  return date(on)
}
