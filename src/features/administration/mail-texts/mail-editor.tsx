import { useState, type SyntheticEvent } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { useSubmission } from '#browser/form/use-submission.ts'
import { refreshQueries } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { MailFields, type EditedField } from '#features/administration/mail-texts/mail-fields.tsx'
import { MailPreview } from '#features/administration/mail-texts/mail-preview.tsx'
import { findMailTextFault } from '#features/administration/mail-texts/mail-text.rules.ts'
import * as api from '#features/administration/mail-texts/mail-texts.api.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './mail-texts.module.css'

export type EditedMail = ReplyOf<typeof api.readMailTemplate>
type Draft = Readonly<Record<string, string>>
type Outcome = { readonly tone: 'ok' | 'bad'; readonly text: string }

type Values = { readonly drafts: Readonly<Partial<Record<Language, Draft>>> }
type Act = 'save' | 'send'

const hasFault = (fields: readonly EditedField[]): boolean =>
  fields.some((field) => field.text !== field.original && findMailTextFault(field) !== undefined)

/** The words of one mail, one language at a time, with a preview of what stands in the fields. */
export const MailEditor = ({ mail }: { mail: EditedMail }) => {
  const t = useTexts('mail-texts')
  const { locale } = usePage()
  const [act, setAct] = useState<Act>()
  const [sentTo, setSentTo] = useState('')
  const [language, setLanguage] = useState<Language>(locale.language)
  const stored = mail.languages.find((one) => one.language === language)
  const names = new Intl.DisplayNames([locale.language], { type: 'language' })
  const { template } = mail
  const fieldsOf = (draft: Draft = {}) =>
    (stored?.fields ?? []).map((field) => ({ ...field, text: lookUp(draft, field.key) ?? field.text }))
  const form = useEndpointForm(api.saveMailTemplate, {
    rules: api.mailForm,
    request: { params: { template, language }, headers: { 'if-match': stored?.etag ?? '' } },
    values: { drafts: {} },
    bodyOf: ({ drafts }: Values) => ({ texts: drafts[language] ?? {} }),
    faultsOf: ({ drafts }) => ({ drafts: hasFault(fieldsOf(drafts[language])) ? t('correct') : undefined }),
    onSent: async () => {
      await refreshQueries(api.readMailTemplate, api.listMailTemplates)
      setDraft({})
    },
  })
  const sample = useSubmission(api.sendMailSample)
  const drafts = form.valueOf('drafts')
  const draft = drafts[language] ?? {}
  const fields = fieldsOf(draft)
  const setDraft = (next: Draft): void => form.change('drafts', { ...drafts, [language]: next })
  const begin = (next: Act, send: () => unknown) => (event: SyntheticEvent<HTMLElement>) => {
    setAct(next)
    // Each text says its fault as it is typed.
    event.currentTarget.closest('form')?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    form.check(send)(event)
  }
  const findOutcome = (): Outcome | undefined => {
    if (form.errorOf('drafts') !== undefined && hasFault(fields)) return { tone: 'bad', text: t('correct') }
    if (!act) return undefined
    const { isDone, error } = act === 'save' ? form.outcome : sample
    if (error) return { tone: 'bad', text: t(error.status === 412 ? 'conflict' : 'failed') }
    if (!isDone || (act === 'send' && sentTo === '')) return undefined
    return { tone: 'ok', text: act === 'save' ? t('saved') : t('sent', { to: sentTo }) }
  }
  const sendSample = async (): Promise<void> => {
    const sent = await sample.submit({ params: { template, language }, body: { texts: draft } })
    if (sent.ok) setSentTo(sent.reply.to)
  }
  const outcome = findOutcome()
  if (!stored) return null
  return (
    <form {...form.props} className={styles.editor} onSubmit={begin('save', () => form.send())}>
      <div className={styles.fields}>
        <Select
          size="small"
          label={t('language')}
          value={language}
          options={mail.languages.map((one) => ({ value: one.language, label: names.of(one.language) ?? one.language }))}
          onChange={({ currentTarget }) => {
            const next = mail.languages.find((one) => one.language === currentTarget.value)
            if (next) setLanguage(next.language)
            setAct(undefined)
          }}
        />
        <MailFields fields={fields} onChange={(key, text) => setDraft({ ...draft, [key]: text })} />
      </div>
      <div className={styles.side}>
        <MailPreview mail={mail} fields={fields} />
        <div role="status" className={styles.news}>
          {outcome && <Message tone={outcome.tone}>{outcome.text}</Message>}
        </div>
        <div className={styles.actions}>
          <Button type="submit" busy={form.isBusy}>
            {t('save')}
          </Button>
          <Button variant="secondary" busy={sample.isBusy} onClick={begin('send', sendSample)}>
            {t('send')}
          </Button>
          <Button
            variant="quiet"
            disabled={fields.every(({ text, original }) => text === original)}
            onClick={() => setDraft(Object.fromEntries(fields.map(({ key, original }) => [key, original])))}
          >
            {t('original')}
          </Button>
        </div>
      </div>
    </form>
  )
}
