import { useState } from 'react'
import { call } from '#browser/api.ts'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import {
  addIntegrationKey,
  keyForm,
  listIntegrationKeys,
  replaceIntegrationKey,
  revokeIntegrationKey,
} from '#features/administration/operations/operations.api.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { FormGroup } from '#ui/form-layout.tsx'
import type { Formats } from '#ui/format.ts'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './operations.module.css'

type Key = ReplyOf<typeof listIntegrationKeys>['keys'][number]

const MadeKey = ({ text }: { text: string }) => {
  const t = useTexts('operations')
  return (
    <Message tone="ok">
      <TextField label={t('key.made')} value={text} readOnly onFocus={(event) => event.currentTarget.select()} />
    </Message>
  )
}

type Scopes = { readonly ofSite: readonly string[]; readonly ofCompany: readonly string[] }

const NewKey = ({ ofSite, ofCompany }: Scopes) => {
  const t = useTexts('operations')
  const [made, setMade] = useState<string>()
  const scopesFor = (company: string) => (company.trim() === '' ? ofSite : ofCompany)
  const form = useEndpointForm(addIntegrationKey, {
    rules: keyForm,
    values: { name: '', scopes: [], days: 365, company: '' },
    // Scopes that were chosen for the other sort of key stay here.
    bodyOf: ({ company = '', ...values }) => ({
      ...values,
      company,
      scopes: values.scopes.filter((scope) => scopesFor(company).includes(scope)),
    }),
    onSent: ({ key }) => {
      setMade(key)
      return refreshQueries(listIntegrationKeys)
    },
  })
  const scopes = scopesFor(form.textOf('company'))
  const chosen = form.valueOf('scopes').filter((scope) => scopes.includes(scope))
  const { error } = form.outcome
  return (
    <form {...form.props} className={styles.form} aria-label={t('key.new')}>
      <div className={styles.line}>
        <TextField size="small" label={t('key.name')} {...form.field('name')} />
        <TextField size="small" label={t('key.days')} hint={t('key.daysHint')} {...form.field('days')} />
        <TextField size="small" label={t('key.company')} hint={t('key.companyHint')} {...form.field('company')} />
      </div>
      <FormGroup legend={t('key.scopes')}>
        <div className={styles.scopes}>
          {scopes.map((scope) => (
            <Checkbox
              key={scope}
              label={scope}
              checked={chosen.includes(scope)}
              onChange={(event) =>
                form.change('scopes', event.currentTarget.checked ? [...chosen, scope] : chosen.filter((each) => each !== scope))
              }
            />
          ))}
        </div>
      </FormGroup>
      <div>
        <Button type="submit" size="small" busy={form.isBusy} disabled={form.textOf('name').trim() === '' || chosen.length === 0}>
          {t('key.add')}
        </Button>
      </div>
      <div role="status">
        {made !== undefined && !error && <MadeKey text={made} />}
        {error && <Message tone="bad">{t('failed')}</Message>}
      </div>
    </form>
  )
}

type Texts = ReturnType<typeof useTexts<'operations'>>

type Acts = { readonly revoke: (id: string) => void; readonly replace: (id: string) => void }

const KEY_TONES = { good: 'ok', ending: 'warn', ended: 'idle', revoked: 'idle' } as const

const listColumns = (t: Texts, { date }: Formats, { revoke, replace }: Acts): Column<Key>[] => [
  { key: 'name', header: t('key.name'), rowHeader: true, cell: ({ name }) => name },
  { key: 'company', header: t('key.for'), cell: ({ company }) => company?.name ?? t('key.forSite') },
  { key: 'scopes', header: t('key.scopes'), cell: ({ scopes }) => scopes.join(', '), phone: 'full' },
  { key: 'usedAt', header: t('key.used'), cell: ({ usedAt }) => (usedAt ? date(usedAt) : '–'), isOneLine: true },
  { key: 'expiresAt', header: t('key.ends'), cell: ({ expiresAt }) => (expiresAt ? date(expiresAt) : '–'), isOneLine: true },
  {
    key: 'state',
    header: t('state'),
    cell: ({ state }) => <Badge tone={KEY_TONES[state]}>{t(`key.state.${state}`)}</Badge>,
  },
  {
    key: 'actions',
    header: t('actions'),
    cell: ({ id, name, state }) =>
      state === 'good' || state === 'ending' ? (
        <>
          <Button variant="quiet" size="small" aria-label={t('key.replaceOf', { name })} onClick={() => replace(id)}>
            {t('key.replace')}
          </Button>
          <Button variant="quiet" size="small" aria-label={t('key.revokeOf', { name })} onClick={() => revoke(id)}>
            {t('key.revoke')}
          </Button>
        </>
      ) : (
        '–'
      ),
  },
]

export const Block = () => {
  const t = useTexts('operations')
  const formats = useFormats()
  const keys = useEndpointQuery(listIntegrationKeys, {}, { staleTime: 0 })
  const [hasFailed, setFailed] = useState(false)
  const revoke = async (id: string): Promise<void> => {
    const answer = await call(revokeIntegrationKey, { params: { id }, errors: 'own' })
    setFailed(!answer.ok)
    await refreshQueries(listIntegrationKeys)
  }
  const [made, setMade] = useState<string>()
  const replace = async (id: string): Promise<void> => {
    const answer = await call(replaceIntegrationKey, { params: { id }, errors: 'own' })
    setFailed(!answer.ok)
    setMade(answer.ok ? answer.data.key : undefined)
    await refreshQueries(listIntegrationKeys)
  }
  return (
    <Section space="tight">
      <NewKey ofSite={keys.data?.scopes ?? []} ofCompany={keys.data?.companyScopes ?? []} />
      {(hasFailed || keys.isError) && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
      <div role="status">{made !== undefined && <MadeKey text={made} />}</div>
      {keys.data?.keys.length === 0 && <Message tone="info">{t('key.none')}</Message>}
      {keys.data && keys.data.keys.length > 0 && (
        <Table
          caption={t('keys')}
          rows={keys.data.keys}
          rowKey={({ id }) => id}
          columns={listColumns(t, formats, { revoke: (id) => void revoke(id), replace: (id) => void replace(id) })}
        />
      )}
    </Section>
  )
}
