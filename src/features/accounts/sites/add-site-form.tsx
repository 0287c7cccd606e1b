import { useId, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { refreshQueries } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { showInlineError } from '#foundation/portal-messages/public.ts'
import { addSite, listSites, siteForm } from '#features/accounts/sites/site.api.ts'
import { findNameProblem, isComplete, LONGEST_NAME, type SiteName } from '#features/accounts/sites/site.rules.ts'
import type { AddSitePayload } from '#features/accounts/sites/site.schema.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './sites.module.css'

const FIELDS = ['name', 'site'] as const
type AddSiteFormProps = { template: AddSitePayload; onAdded: (site: string) => void; onCancel: () => void }
const TAKEN = 409

/** Names of the account and the site; sent once both are valid [2.15.7, 5.5.4]. */
export const AddSiteForm = ({ template, onAdded, onCancel }: AddSiteFormProps) => {
  const t = useTexts('sites')
  const id = useId()
  const { appId, createCaseEndpoint } = usePage().config
  const [isSent, setSent] = useState(false)
  const faultOf = (field: (typeof FIELDS)[number], value: string, isChecked: boolean): string | undefined => {
    const problem = findNameProblem(value, isChecked)
    return problem && t(`${field}.${problem}`)
  }
  const form = useEndpointForm(addSite, {
    rules: siteForm,
    request: { appId, path: createCaseEndpoint },
    values: { name: '', site: '' },
    bodyOf: ({ name, site }: SiteName) => ({ ...template, secondaryAccount: { name: name.trim(), site: site.trim() } }),
    faultsOf: ({ name, site }) => ({ name: faultOf('name', name, true), site: faultOf('site', site, true) }),
    onSent: async (reply) => {
      const site = form.textOf('site').trim()
      if (!reply) showInlineError(t('add.failed', { site }))
      else {
        await refreshQueries(listSites)
        onAdded(site)
      }
    },
    onRefused: ({ status }) => {
      showInlineError(t(status === TAKEN ? 'add.taken' : 'add.failed', { site: form.textOf('site').trim() }))
    },
  })
  const submit = (event: SyntheticEvent) => {
    setSent(true)
    form.props.onSubmit(event)
  }
  // With its button disabled a form does not send itself, and what is missing would never be reported.
  const sendByEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) submit(event)
  }
  return (
    <form {...form.props} className={styles.form} aria-labelledby={id} onSubmit={submit}>
      <h2 id={id}>{t('form.title')}</h2>
      <div className={styles.fields}>
        {FIELDS.map((field, index) => (
          <TextField
            key={field}
            label={t(`${field}.label`)}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            // The form came because its button was pressed.
            autoFocus={index === 0}
            onKeyDown={sendByEnter}
            {...form.field(field)}
            // Wrong characters are reported while one types.
            error={faultOf(field, form.textOf(field), isSent) ?? form.errorOf(field)}
          />
        ))}
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" disabled={!isComplete({ name: form.textOf('name'), site: form.textOf('site') })} busy={form.isBusy}>
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}
