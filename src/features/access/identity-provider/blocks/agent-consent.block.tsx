import { AccountFrame } from '#features/access/identity-provider/account-frame.tsx'
import type { AgentConsent } from '#features/access/identity-provider/blocks/agent-consent.schema.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../account-form.module.css'

const LimitFields = (form: AgentConsent) => {
  const t = useTexts('identity-provider')
  const { currency, orderLimit, monthLimit, asksAlways, isOrderLimitWrong, isMonthLimitWrong } = form
  const amount = { inputMode: 'decimal', autoComplete: 'off', maxLength: 40 } as const
  const wrong = t('consent.amount', { currency })
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...amount}
          id="order-limit"
          name="orderLimit"
          label={t('consent.orderLimit')}
          hint={t('consent.limitHint', { currency })}
          defaultValue={orderLimit}
          error={isOrderLimitWrong ? wrong : undefined}
        />
        <TextField
          {...amount}
          id="month-limit"
          name="monthLimit"
          label={t('consent.monthLimit')}
          hint={t('consent.limitHint', { currency })}
          defaultValue={monthLimit}
          error={isMonthLimitWrong ? wrong : undefined}
        />
      </div>
      <Checkbox name="askAlways" value="yes" label={t('consent.askAlways')} defaultChecked={asksAlways} />
    </>
  )
}

/** Posts to its own address. */
export const Block = (form: AgentConsent) => {
  const t = useTexts('identity-provider')
  const { art, name, host, target, email, scopes } = form
  return (
    <AccountFrame title={t('consent.title', { name })} lead={t('consent.lead', { email })} art={art}>
      <div className={styles.notice}>
        <Message tone="info">{t('consent.from', { host, target })}</Message>
      </div>
      <ul className={styles.rights}>
        {scopes.map((scope) => (
          <li key={scope}>
            <Icon name="check" />
            <span>{t(`consent.scope.${scope}`)}</span>
          </li>
        ))}
      </ul>
      <form className={styles.form} method="post" noValidate>
        {scopes.includes('order:place') && <LimitFields {...form} />}
        <div className={styles.decide}>
          <Button type="submit" name="decision" value="allow">
            {t('consent.allow')}
          </Button>
          <Button type="submit" name="decision" value="deny" variant="secondary">
            {t('consent.deny')}
          </Button>
        </div>
      </form>
      <p className={styles.more}>{t('consent.always')}</p>
    </AccountFrame>
  )
}
