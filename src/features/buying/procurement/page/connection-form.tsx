import type { ReactNode } from 'react'
import type { ConnectionFields } from '#features/buying/procurement/page/use-connection-form.client.ts'
import { TextArea, TextField } from '#ui/field.tsx'
import { FormStack } from '#ui/form-layout.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** Whom and what one can choose; staff type it, as they see all companies. */
export type Choices = {
  readonly people: readonly { readonly email: string; readonly name: string }[]
  readonly costCentres: readonly { readonly code: string; readonly name: string }[]
  readonly accounts: readonly { readonly key: string; readonly name: string; readonly number: string }[]
}

type ConnectionFormProps = {
  readonly id?: string
  readonly form: ConnectionFields
  /** Of a connection that is there: who the system is stays. */
  readonly isIdentified?: boolean
  readonly choices?: Choices | undefined
  readonly children?: ReactNode
}

/** Who the system is, as whom it buys, and where it stands. */
export const ConnectionForm = ({ id, form: { props, field }, isIdentified = false, choices, children }: ConnectionFormProps) => {
  const t = useTexts('procurement')
  const text = { autoComplete: 'off' }
  return (
    <form {...props} id={id}>
      <FormStack>
        <TextField label={t('name')} hint={t('name.hint')} {...text} {...field('name')} />
        <TextField label={t('domain')} hint={t('domain.hint')} readOnly={isIdentified} {...text} {...field('domain')} />
        <TextField label={t('identity')} readOnly={isIdentified} {...text} {...field('identity')} />
        {choices ? (
          <Select
            label={t('person')}
            hint={t('person.hint')}
            options={choices.people.map(({ email, name: label }) => ({ value: email, label: `${label}, ${email}` }))}
            {...field('person')}
          />
        ) : (
          <TextField label={t('person')} hint={t('person.hint')} inputMode="email" {...text} {...field('person')} />
        )}
        {choices ? (
          <Select
            label={t('account')}
            hint={t('account.hint')}
            options={[
              { value: '', label: t('account.usual') },
              ...choices.accounts.map(({ key, name: label, number }) => ({ value: key, label: `${label}, ${number}` })),
            ]}
            {...field('account')}
          />
        ) : (
          <TextField label={t('account')} hint={t('account.office')} maxLength={60} {...text} {...field('account')} />
        )}
        {choices ? (
          <Select
            label={t('costCentre')}
            options={[
              { value: '', label: t('costCentre.none') },
              ...choices.costCentres.map(({ code, name: label }) => ({ value: code, label: `${code} ${label}` })),
            ]}
            {...field('costCentre')}
          />
        ) : (
          <TextField label={t('costCentre')} maxLength={40} {...text} {...field('costCentre')} />
        )}
        <TextArea label={t('origins')} hint={t('origins.hint')} rows={2} maxLength={2000} {...text} {...field('frameOrigins')} />
        <TextField
          label={t('documents')}
          hint={t('documents.hint')}
          inputMode="url"
          maxLength={500}
          {...text}
          {...field('documentsUrl')}
        />
        <TextField label={t('classification')} inputMode="numeric" maxLength={8} {...text} {...field('classification')} />
        <TextArea label={t('units')} hint={t('units.hint')} rows={3} maxLength={2000} {...text} {...field('units')} />
        {children}
      </FormStack>
    </form>
  )
}
