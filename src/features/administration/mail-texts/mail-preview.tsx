import type { EditedMail } from '#features/administration/mail-texts/mail-editor.tsx'
import type { EditedField } from '#features/administration/mail-texts/mail-fields.tsx'
import { writeSample } from '#features/administration/mail-texts/mail-text.rules.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './mail-texts.module.css'

/** On white in the colours of the site, as it will be read; values are invented. */
export const MailPreview = ({ mail, fields }: { mail: EditedMail; fields: readonly EditedField[] }) => {
  const t = useTexts('mail-texts')
  const textOf = (key: string): string => fields.find((field) => field.key === key)?.text ?? ''
  const { subject, text } = writeSample(mail, textOf, mail)
  return (
    <section aria-label={t('preview')} className={styles.preview}>
      <p className={styles.note}>{t('preview.text')}</p>
      <div className={styles.paper} data-mode="light">
        <p className={styles.site}>{mail.site}</p>
        <p className={styles.subject}>{subject}</p>
        <p className={styles.text}>{text}</p>
      </div>
    </section>
  )
}
