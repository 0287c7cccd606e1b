import type { readAdminRequest } from '#foundation/requests/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './request-panel.module.css'

export type AdminRequest = ReplyOf<typeof readAdminRequest>

export const PanelFacts = ({ request }: { request: AdminRequest }) => {
  const t = useTexts('request-admin')
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
