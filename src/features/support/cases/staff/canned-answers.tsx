import { useState } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { refreshQueries, useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import {
  addCannedAnswer,
  cannedForm,
  changeCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
} from '#features/support/cases/staff/staff.api.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../cases.module.css'

type Canned = ReplyOf<typeof listCannedAnswers>['answers'][number]

/** Those that everybody has until staff write their own. */
const GIVEN = ['thanks', 'serial', 'solved'] as const
const nameLanguage = (language: Language): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language

/** Puts an answer into the form; staff write their own in each language. */
export const CannedAnswers = ({ onChoose }: { onChoose: (text: string) => void }) => {
  const t = useTexts('cases')
  const { locale } = usePage()
  const [language, setLanguage] = useState<Language>(locale.language)
  const [isEditing, setEditing] = useState(false)
  const { data } = useEndpointQuery(listCannedAnswers, { query: { language } })
  const own = data?.answers ?? []
  const given = GIVEN.map((key) => ({ id: key, title: t(`canned.${key}`), text: t(`canned.${key}.text`) }))
  const shown = own.length > 0 || language !== locale.language ? own : given
  const choose = (id: string): void => {
    const text = shown.find((answer) => answer.id === id)?.text
    if (text !== undefined) onChoose(text)
  }
  return (
    <div className={styles.canned}>
      <Select
        label={t('staff.canned')}
        size="small"
        value=""
        placeholder={t('staff.canned')}
        options={shown.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <Select
        label={t('canned.language')}
        size="small"
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: nameLanguage(value) }))}
        onChange={({ currentTarget }) => setLanguage(LANGUAGES.find((one) => one === currentTarget.value) ?? 'en')}
      />
      <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
        {t('canned.edit')}
      </Button>
      <Dialog
        open={isEditing}
        onClose={() => setEditing(false)}
        title={t('canned.title', { language: nameLanguage(language) })}
        size="wide"
      >
        {isEditing && <CannedEditor key={language} language={language} answers={own} />}
      </Dialog>
    </div>
  )
}

const CannedEditor = ({ language, answers }: { language: Language; answers: readonly Canned[] }) => {
  const t = useTexts('cases')
  /** The one that is changed; none: a new one. */
  const [id, setId] = useState('')
  const shared = { rules: cannedForm, values: { language, title: '', text: '' } }
  const finish = (reset: () => void) => () => {
    reset()
    setId('')
    return refreshQueries(listCannedAnswers)
  }
  const adding = useEndpointForm(addCannedAnswer, { ...shared, onSent: finish(() => adding.reset()) })
  const changing = useEndpointForm(changeCannedAnswer, {
    ...shared,
    request: { params: { id } },
    onSent: finish(() => changing.reset()),
  })
  const form = id === '' ? adding : changing
  const remove = useEndpointMutation(removeCannedAnswer)
  const begin = (answer: Canned): void => {
    changing.reset({ language, title: answer.title, text: answer.text })
    setId(answer.id)
  }
  const forget = (gone: string): void => {
    remove.mutate({ params: { id: gone } }, { onSettled: () => void refreshQueries(listCannedAnswers) })
    if (id === gone) setId('')
  }
  return (
    <div className={styles.stack}>
      {answers.length === 0 && <p className={styles.muted}>{t('canned.none')}</p>}
      <ul className={styles.suggestions}>
        {answers.map((answer) => (
          <li key={answer.id} className={styles.actions}>
            <span>{answer.title}</span>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('canned.change.named', { title: answer.title })}
              onClick={() => begin(answer)}
            >
              {t('canned.change')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('canned.remove.named', { title: answer.title })}
              onClick={() => forget(answer.id)}
            >
              {t('canned.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <form {...form.props} key={id} className={styles.stack}>
        <TextField label={t('canned.name')} {...form.field('title')} />
        <TextArea label={t('canned.text')} rows={5} {...form.field('text')} />
        {(form.outcome.error || remove.isError) && (
          <Message tone="bad" live>
            {t('canned.failed')}
          </Message>
        )}
        <div>
          <Button type="submit" variant="secondary" size="small" busy={form.isBusy}>
            {t(id === '' ? 'canned.add' : 'canned.save')}
          </Button>
        </div>
      </form>
    </div>
  )
}
