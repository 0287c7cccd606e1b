import { useId, useState, type ReactNode, type SyntheticEvent } from 'react'
import type { PageConnection } from '#features/buying/procurement/page/connection-door.client.ts'
import { readUnits, writeUnits, type UnitMap } from '#features/buying/procurement/connection/unit-map.rules.ts'
import { TextArea, TextField } from '#ui/field.tsx'
import { FormStack } from '#ui/form-layout.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'

export type ConnectionDraft = {
  readonly name: string
  readonly domain: string
  readonly identity: string
  readonly person: string
  readonly frameOrigins: string[]
  readonly costCentre: string | null
  readonly documentsUrl: string | null
  readonly classification: string
  readonly units: UnitMap
  readonly account: string | null
}

/** Whom and what one can choose; staff type it, as they see all companies. */
export type Choices = {
  readonly people: readonly { readonly email: string; readonly name: string }[]
  readonly costCentres: readonly { readonly code: string; readonly name: string }[]
  readonly accounts: readonly { readonly key: string; readonly name: string; readonly number: string }[]
}

type ConnectionFormProps = {
  readonly id?: string
  readonly connection?: PageConnection | undefined
  readonly choices?: Choices | undefined
  readonly onSave: (draft: ConnectionDraft) => void
  /** Units that cannot be read. */
  readonly onFault: () => void
  readonly children?: ReactNode
}

const NOTHING = {
  ...{ name: '', domain: 'NetworkId', identity: '', person: '', costCentre: '', documentsUrl: '', classification: '' },
  ...{ units: {}, account: '' },
}

/** Who the system is, as whom it buys, and where it stands. */
export const ConnectionForm = ({ id, connection, choices, onSave, onFault, children }: ConnectionFormProps) => {
  const t = useTexts('procurement')
  const formId = useId()
  const { name, domain, identity, person, costCentre, documentsUrl, classification, units, account } = connection ?? NOTHING
  const [fields, setFields] = useState({
    ...{ name, domain, identity, classification, person: person === '' ? (choices?.people[0]?.email ?? '') : person },
    ...{ costCentre: costCentre ?? '', documentsUrl: documentsUrl ?? '' },
    ...{ units: writeUnits(units), account: account ?? '' },
    origins: connection?.frameOrigins.join('\n') ?? '',
  })
  const bind = (key: keyof typeof fields, most: number) => ({
    value: fields[key],
    maxLength: most,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setFields((before) => ({ ...before, [key]: value }))
    },
  })
  const choose = (key: 'person' | 'costCentre' | 'account') => ({
    value: fields[key],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setFields((before) => ({ ...before, [key]: value }))
    },
  })
  const save = (event: SyntheticEvent): void => {
    event.preventDefault()
    const { origins, costCentre: code, documentsUrl: address, ...rest } = fields
    const readings = readUnits(fields.units)
    if (!readings) return onFault()
    onSave({
      ...rest,
      frameOrigins: origins.split(/\s+/).filter(Boolean),
      costCentre: code.trim() || null,
      documentsUrl: address.trim() || null,
      units: readings,
      account: fields.account.trim() || null,
    })
  }
  return (
    <form id={id ?? formId} noValidate onSubmit={save}>
      <FormStack>
        <TextField label={t('name')} hint={t('name.hint')} {...bind('name', 80)} />
        <TextField label={t('domain')} hint={t('domain.hint')} readOnly={connection !== undefined} {...bind('domain', 80)} />
        <TextField label={t('identity')} readOnly={connection !== undefined} {...bind('identity', 120)} />
        {choices ? (
          <Select
            label={t('person')}
            hint={t('person.hint')}
            options={choices.people.map(({ email, name: label }) => ({ value: email, label: `${label}, ${email}` }))}
            {...choose('person')}
          />
        ) : (
          <TextField label={t('person')} hint={t('person.hint')} inputMode="email" {...bind('person', 254)} />
        )}
        {choices ? (
          <Select
            label={t('account')}
            hint={t('account.hint')}
            options={[
              { value: '', label: t('account.usual') },
              ...choices.accounts.map(({ key, name: label, number }) => ({ value: key, label: `${label}, ${number}` })),
            ]}
            {...choose('account')}
          />
        ) : (
          <TextField label={t('account')} hint={t('account.office')} {...bind('account', 60)} />
        )}
        {choices ? (
          <Select
            label={t('costCentre')}
            options={[
              { value: '', label: t('costCentre.none') },
              ...choices.costCentres.map(({ code, name: label }) => ({ value: code, label: `${code} ${label}` })),
            ]}
            {...choose('costCentre')}
          />
        ) : (
          <TextField label={t('costCentre')} {...bind('costCentre', 40)} />
        )}
        <TextArea label={t('origins')} hint={t('origins.hint')} rows={2} {...bind('origins', 2000)} />
        <TextField label={t('documents')} hint={t('documents.hint')} inputMode="url" {...bind('documentsUrl', 500)} />
        <TextField label={t('classification')} inputMode="numeric" {...bind('classification', 8)} />
        <TextArea label={t('units')} hint={t('units.hint')} rows={3} {...bind('units', 2000)} />
        {children}
      </FormStack>
    </form>
  )
}
