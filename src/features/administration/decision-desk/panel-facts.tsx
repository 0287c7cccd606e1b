import type { readDeskRequest } from '#foundation/requests/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './desk-panel.module.css'

export type DeskRequest = ReplyOf<typeof readDeskRequest>

export const PanelFacts = ({ request }: { request: DeskRequest }) => {
  const t = useTexts('decision-desk')
  const { dateTime } = useFormats()
  const { person, askedAt, askedBy, reason, facts, kindName } = request
  const rows: readonly (readonly [string, string | null])[] = [
    [t('person'), [person.name, person.jobTitle].filter(Boolean).join(', ')],
    [t('email'), person.email],
    [t('company'), person.company],
    [t('account'), person.account],
    [t('kind'), kindName],
    [t('asked'), `${dateTime(askedAt)} UTC`],
    [t('askedBy'), askedBy],
    [t('reason'), reason === '' ? null : `“${reason}”`],
    ...facts.map(({ label, text }) => [label, text] as const),
  ]
  return (
    <dl className={styles.facts}>
      {rows.map(
        ([label, text]) =>
          text !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
