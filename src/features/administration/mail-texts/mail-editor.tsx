import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { MailFields } from '#features/administration/mail-texts/mail-fields.tsx'
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

/** The words of one mail, one language at a time, with a preview of what stands in the fields. */
export const MailEditor = ({ mail }: { mail: EditedMail }) => {
  const t = useTexts('mail-texts')
  const { locale } = usePage()
  const [language, setLanguage] = useState<Language>(locale.language)
  const [drafts, setDrafts] = useState<Readonly<Partial<Record<Language, Draft>>>>({})
  const [outcome, setOutcome] = useState<Outcome>()
  const [isBusy, setBusy] = useState(false)
  const stored = mail.languages.find((one) => one.language === language)
  const names = new Intl.DisplayNames([locale.language], { type: 'language' })
  if (!stored) return null
  const draft = drafts[language] ?? {}
  const fields = stored.fields.map((field) => ({ ...field, text: lookUp(draft, field.key) ?? field.text }))
  const hasFault = fields.some((field) => field.text !== field.original && findMailTextFault(field))
  const setDraft = (next: Draft): void => {
    setDrafts((now) => ({ ...now, [language]: next }))
    setOutcome(undefined)
  }
  const request = { params: { template: mail.template, language }, body: { texts: draft }, errors: 'own' } as const

  const save = async (): Promise<void> => {
    if (hasFault) return setOutcome({ tone: 'bad', text: t('correct') })
    setBusy(true)
    const answer = await call(api.saveMailTemplate, { ...request, headers: { 'if-match': stored.etag } })
    setBusy(false)
    if (!answer.ok) return setOutcome({ tone: 'bad', text: t(answer.status === 412 ? 'conflict' : 'failed') })
    await refreshQueries(api.readMailTemplate, api.listMailTemplates)
    setDraft({})
    setOutcome({ tone: 'ok', text: t('saved') })
  }
  const send = async (): Promise<void> => {
    if (hasFault) return setOutcome({ tone: 'bad', text: t('correct') })
    setBusy(true)
    const answer = await call(api.sendMailSample, request)
    setBusy(false)
    setOutcome(answer.ok ? { tone: 'ok', text: t('sent', { to: answer.data.to }) } : { tone: 'bad', text: t('failed') })
  }
  return (
    <form
      className={styles.editor}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className={styles.fields}>
        <Select
          size="small"
          label={t('language')}
          value={language}
          options={mail.languages.map((one) => ({ value: one.language, label: names.of(one.language) ?? one.language }))}
          onChange={({ currentTarget }) => {
            const next = mail.languages.find((one) => one.language === currentTarget.value)
            if (next) setLanguage(next.language)
            setOutcome(undefined)
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
          <Button type="submit" busy={isBusy}>
            {t('save')}
          </Button>
          <Button variant="secondary" busy={isBusy} onClick={() => void send()}>
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
