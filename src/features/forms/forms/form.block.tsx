import { usePage } from '#foundation/blocks/public.ts'
import type { FilledForm } from '#features/forms/forms/form.schema.ts'
import { FormSheet } from '#features/forms/forms/form-sheet.tsx'
import { FormThanks } from '#features/forms/forms/form-thanks.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import dialogStyles from '#ui/dialog.module.css'
import styles from './form.module.css'

const FormDialog = ({ form }: { form: FilledForm }) => {
  const t = useTexts('forms')
  const id = `dialog-${form.formKey}`
  return (
    <>
      {form.lead && <p className={styles.lead}>{form.lead}</p>}
      <div>
        <Button data-opens-form={id} aria-haspopup="dialog">
          {form.dialogTitle}
        </Button>
      </div>
      <dialog id={id} className={dialogStyles.dialog} aria-labelledby={`${id}-title`}>
        <div className={dialogStyles.sheet}>
          <div className={dialogStyles.head}>
            <h2 id={`${id}-title`}>{form.dialogTitle}</h2>
            <IconButton label={t('close')} data-closes-form="">
              <Icon name="close" />
            </IconButton>
          </div>
          <div className={dialogStyles.body}>
            <FormSheet form={form} isBare />
            <FormThanks form={form} isHidden />
          </div>
        </div>
      </dialog>
    </>
  )
}

/** A form that works as it stands; with script it also checks while one types, remembers and sends without leaving the page. */
export const Block = (form: FilledForm) => {
  const { path } = usePage()
  const { dialogTitle, filled } = form
  const isFragment = path.includes('/fragments/')
  const content = filled.isSent ? (
    <FormThanks form={form} isHidden={false} />
  ) : dialogTitle ? (
    <FormDialog form={form} />
  ) : (
    <>
      <FormSheet form={form} isBare={isFragment} />
      <FormThanks form={form} isHidden />
    </>
  )
  return isFragment ? (
    <div data-form-place="">{content}</div>
  ) : (
    <Section space="tight">
      <div data-form-place="" className={styles.place}>
        {content}
      </div>
    </Section>
  )
}
