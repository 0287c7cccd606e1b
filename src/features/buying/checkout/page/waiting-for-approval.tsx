import { useEffect, useRef } from 'react'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { approvalPath } from '#features/company/approvals/public.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './checkout-page.module.css'

/** The order was submitted and is not placed yet. */
export const WaitingForApproval = ({ id }: { id: string }) => {
  const t = useTexts('checkout')
  const { locale } = usePage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.form}>
      <h2 ref={heading} tabIndex={-1}>
        {t('waiting.title')}
      </h2>
      <p>{t('waiting.text')}</p>
      <p className={styles.actions}>
        <ButtonLink href={pageHref(locale, approvalPath(id))}>{t('waiting.open')}</ButtonLink>
      </p>
    </div>
  )
}
