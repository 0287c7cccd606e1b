import { shortenSoldTo } from '#foundation/accounts/public.ts'
import type { ListedColleague } from '#features/company/people/colleague.api.ts'
import type { ColleagueState } from '#features/company/people/colleague.rules.ts'
import type { Company } from '#features/company/people/rights-fields.tsx'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './company-people.module.css'

type Step = 'edit' | 'remove' | 'resend'
export type Chosen = { readonly person: ListedColleague; readonly step: Step }

const TONES: Readonly<Record<ColleagueState, BadgeTone>> = { Active: 'ok', Invited: 'info', Disabled: 'idle' }
const NAMES = { edit: 'edit.of', remove: 'remove.of', resend: 'resend.of' } as const
const nameOf = ({ givenName, familyName }: ListedColleague): string => `${givenName} ${familyName}`

const listSteps = ({ state, isLastAdmin }: ListedColleague): readonly Step[] => [
  'edit',
  ...(state === 'Invited' ? (['resend'] as const) : []),
  ...(isLastAdmin ? [] : (['remove'] as const)),
]

export const useColleagueColumns = (
  company: Company | undefined,
  onChoose: (chosen: Chosen) => void,
): readonly GridColumn<ListedColleague>[] => {
  const t = useTexts('people')
  const { money, number } = useFormats()
  const total = company?.accounts.length ?? 0
  const describeAccounts = ({ accounts }: ListedColleague): string => {
    const [only] = accounts
    if (only === undefined) return t('accounts.none')
    if (accounts.length === 1) return shortenSoldTo(only.slice(only.indexOf('~') + 1))
    const isAll = accounts.length === total
    return isAll
      ? t('accounts.all', { count: number(total) })
      : t('accounts.some', { count: number(accounts.length), total: number(Math.max(total, accounts.length)) })
  }
  const describeLimit = ({ role, orderLimit }: ListedColleague): string => {
    if (role === 'viewer') return '–'
    if (role === 'requester') return t('limit.requester')
    return orderLimit ? money(orderLimit) : t('limit.none')
  }
  return [
    {
      key: 'name',
      header: t('person'),
      rowHeader: true,
      phone: 'full',
      cell: (person) => (
        <>
          {nameOf(person)}
          {person.isSelf && ` (${t('self')})`}
          <span className={styles.note}>{person.email}</span>
          {person.isLastAdmin && <span className={styles.note}>{t('lastAdmin')}</span>}
        </>
      ),
    },
    { key: 'role', header: t('role'), cell: ({ role }) => t(`role.${role}`) },
    { key: 'accounts', header: t('accounts'), cell: describeAccounts },
    { key: 'limit', header: t('limit'), numeric: true, cell: describeLimit },
    {
      key: 'costCentres',
      header: t('costCentres'),
      isOptional: true,
      cell: ({ costCentres }) => (costCentres.length === 0 ? '–' : costCentres.join(', ')),
    },
    { key: 'state', header: t('state'), cell: ({ state }) => <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge> },
    {
      key: 'actions',
      header: t('actions'),
      phone: 'full',
      cell: (person) => (
        <span className={styles.actions}>
          {listSteps(person).map((step) => (
            <Button
              key={step}
              variant="quiet"
              size="small"
              aria-label={t(NAMES[step], { name: nameOf(person) })}
              onClick={() => onChoose({ person, step })}
            >
              {t(step)}
            </Button>
          ))}
        </span>
      ),
    },
  ]
}
