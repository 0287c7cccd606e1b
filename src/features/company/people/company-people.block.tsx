import { useState } from 'react'
import { call } from '#browser/api.ts'
import { toGridData, useGridQuery } from '#browser/grid-query.ts'
import { useEndpointQuery } from '#browser/query.ts'
import { shortenSoldTo } from '#foundation/accounts/public.ts'
import { COMPANY_ROLES } from '#foundation/identity/public.ts'
import { rememberColumns } from '#foundation/saved-views/public.ts'
import { inviteColleague, listPeople, readCompany, type ListedColleague } from '#features/company/people/colleague.api.ts'
import { COLLEAGUE_STATES, PEOPLE_LIST } from '#features/company/people/colleague.rules.ts'
import { EditDialog } from '#features/company/people/edit-dialog.tsx'
import { InviteDialog } from '#features/company/people/invite-dialog.tsx'
import { RemoveDialog } from '#features/company/people/remove-dialog.tsx'
import type { Company } from '#features/company/people/rights-fields.tsx'
import { useColleagueColumns, type Chosen } from '#features/company/people/use-colleague-columns.tsx'
import { Button } from '#ui/button.tsx'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import { useGrid } from '#ui/data-grid/use-grid.ts'
import { Message, type MessageTone } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './company-people.module.css'

type News = { readonly tone: MessageTone; readonly text: string }

const useFilters = (company: Company | undefined) => {
  const t = useTexts('people')
  return [
    { key: 'find', label: t('find'), hint: t('find.hint'), kind: 'text' as const, isFirst: true },
    {
      key: 'role',
      label: t('role'),
      kind: 'choice' as const,
      options: COMPANY_ROLES.map((value) => ({ value, label: t(`role.${value}`) })),
    },
    {
      key: 'account',
      label: t('account'),
      kind: 'choice' as const,
      options: (company?.accounts ?? []).map(({ key, number, name }) => ({
        value: key,
        label: `${shortenSoldTo(number)} ${name}`,
      })),
    },
    {
      key: 'state',
      label: t('state'),
      kind: 'choice' as const,
      options: COLLEAGUE_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
  ]
}

/** People of the company: invited, limited and removed by the company's own admins. */
export const Block = () => {
  const t = useTexts('people')
  const { number } = useFormats()
  const { data: company } = useEndpointQuery(readCompany, {})
  const [chosen, setChosen] = useState<Chosen>()
  const [isInviting, setInviting] = useState(false)
  const [news, setNews] = useState<News>()
  const close = (): void => setChosen(undefined)
  const report = (text: string, tone: MessageTone = 'ok'): void => {
    close()
    setInviting(false)
    setNews({ tone, text })
  }
  const resend = async ({
    email,
    givenName,
    familyName,
    role,
    accounts,
    orderLimit,
    costCentres,
  }: ListedColleague): Promise<void> => {
    const body = { email, givenName, familyName, role, accounts, orderLimit, costCentres }
    const answer = await call(inviteColleague, { body, errors: 'own' })
    if (answer.ok) report(t('sent', { email }))
    else report(t(answer.status === 429 ? 'refused.tooOften' : 'failed'), 'bad')
  }
  const columns = useColleagueColumns(company, (next) => (next.step === 'resend' ? void resend(next.person) : setChosen(next)))
  const grid = useGrid({ list: PEOPLE_LIST, filters: useFilters(company), columns }, rememberColumns('company-people'))
  const people = useGridQuery(listPeople, grid.query)
  const counts = company?.people
  return (
    <Section space="tight">
      <div className={styles.top}>
        <p className={styles.summary}>
          {company &&
            counts &&
            t('summary', {
              people: number(counts.active + counts.disabled + counts.invited),
              company: company.name,
              invited: number(counts.invited),
            })}
        </p>
        <Button size="small" disabled={!company} onClick={() => setInviting(true)}>
          {t('invite')}
        </Button>
      </div>
      {news && (
        <div className={styles.news}>
          <Message tone={news.tone} live onDismiss={() => setNews(undefined)}>
            {news.text}
          </Message>
        </div>
      )}
      <DataGrid
        caption={t('people')}
        grid={grid}
        columns={columns}
        rowKey={({ id }) => id}
        data={toGridData(people, ({ people: rows }) => rows)}
        headingLevel={2}
      />
      {company && isInviting && (
        <InviteDialog company={company} onClose={() => setInviting(false)} onSent={(email) => report(t('sent', { email }))} />
      )}
      {company && chosen?.step === 'edit' && (
        <EditDialog
          key={chosen.person.id}
          company={company}
          person={chosen.person}
          onClose={close}
          onSaved={() => report(t('saved'))}
        />
      )}
      {chosen?.step === 'remove' && (
        <RemoveDialog person={chosen.person} onClose={close} onRemoved={(name) => report(t('removed', { name }))} />
      )}
    </Section>
  )
}
