import { PREFERENCES_ID } from '#features/analytics/privacy.rules.ts'
import { Button, IconButton } from '#ui/button.tsx'
import choice from '#ui/choice.module.css'
import dialog from '#ui/dialog.module.css'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './privacy-preferences.module.css'

const TITLE_ID = `${PREFERENCES_ID}-title`
const INTRO_ID = `${PREFERENCES_ID}-intro`
const SIGNAL_ID = `${PREFERENCES_ID}-signal`

/** Static: `preferences-dialog.ts` fills in the choice and listens to the buttons. */
export const Block = () => {
  const t = useTexts('analytics')
  return (
    <>
      <dialog id={PREFERENCES_ID} className={dialog.dialog} aria-labelledby={TITLE_ID} aria-describedby={INTRO_ID}>
        <div className={dialog.sheet}>
          <div className={dialog.head}>
            <h2 id={TITLE_ID}>{t('title')}</h2>
            <IconButton label={t('close')} data-choice="none">
              <Icon name="close" />
            </IconButton>
          </div>
          <div className={dialog.body}>
            <p id={INTRO_ID} className={styles.intro}>
              {t('intro')}
            </p>
            <ul className={styles.categories}>
              <Category name="necessary" isFixed />
              <Category name="functional" />
              <Category name="analytics" />
            </ul>
            <p id={SIGNAL_ID} className={styles.signal} data-signal="" hidden>
              <Icon name="info" size="small" />
              {t('signal')}
            </p>
          </div>
          <div className={dialog.foot}>
            <Button variant="secondary" data-choice="necessary">
              {t('onlyNecessary')}
            </Button>
            <Button variant="secondary" data-choice="all">
              {t('acceptAll')}
            </Button>
            <Button data-choice="chosen">{t('save')}</Button>
          </div>
        </div>
      </dialog>
      <p role="status" className="visually-hidden" data-privacy-saved={t('saved')} />
    </>
  )
}

type CategoryProps = { name: 'necessary' | 'functional' | 'analytics'; isFixed?: boolean }

const Category = ({ name, isFixed }: CategoryProps) => {
  const t = useTexts('analytics')
  const hint = `${PREFERENCES_ID}-${name}`
  return (
    <li className={choice.outer}>
      <label className={choice.choice}>
        <input
          type="checkbox"
          className={choice.checkbox}
          name={name}
          defaultChecked={isFixed}
          disabled={isFixed}
          aria-describedby={name === 'analytics' ? `${hint} ${SIGNAL_ID}` : hint}
        />
        <span className={`${choice.label} ${styles.name}`}>
          {t(name)}
          {isFixed && <small>{t('always')}</small>}
        </span>
      </label>
      <span id={hint} className={choice.hint}>
        {t(`${name}.text`)}
      </span>
    </li>
  )
}
