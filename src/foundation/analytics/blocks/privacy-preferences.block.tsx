import { PREFERENCES_ID } from '#foundation/analytics/privacy.rules.ts'
import { usePreferences } from '#foundation/analytics/use-preferences.client.ts'
import { Button, IconButton } from '#ui/button.tsx'
import choiceStyles from '#ui/choice.module.css'
import dialogStyles from '#ui/dialog.module.css'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './privacy-preferences.module.css'

const TITLE_ID = `${PREFERENCES_ID}-title`
const INTRO_ID = `${PREFERENCES_ID}-intro`
const SIGNAL_ID = `${PREFERENCES_ID}-signal`

export const Block = () => {
  const t = useTexts('analytics')
  const { dialog, choice, setChoice, isObjected, isSaved, close, save } = usePreferences()
  return (
    <>
      <dialog ref={dialog} className={dialogStyles.dialog} aria-labelledby={TITLE_ID} aria-describedby={INTRO_ID}>
        <div className={dialogStyles.sheet}>
          <div className={dialogStyles.head}>
            <h2 id={TITLE_ID}>{t('title')}</h2>
            <IconButton label={t('close')} onClick={close}>
              <Icon name="close" />
            </IconButton>
          </div>
          <div className={dialogStyles.body}>
            <p id={INTRO_ID} className={styles.intro}>
              {t('intro')}
            </p>
            <ul className={styles.categories}>
              <Category name="necessary" isChecked isFixed />
              <Category
                name="functional"
                isChecked={choice.functional}
                onChange={(functional) => setChoice({ ...choice, functional })}
              />
              <Category
                name="analytics"
                isChecked={choice.analytics}
                isFixed={isObjected}
                onChange={(analytics) => setChoice({ ...choice, analytics })}
              />
            </ul>
            <p id={SIGNAL_ID} className={styles.signal} hidden={!isObjected}>
              <Icon name="info" size="small" />
              {t('signal')}
            </p>
          </div>
          <div className={dialogStyles.foot}>
            <Button variant="secondary" onClick={() => save({ functional: false, analytics: false })}>
              {t('onlyNecessary')}
            </Button>
            <Button variant="secondary" onClick={() => save({ functional: true, analytics: true })}>
              {t('acceptAll')}
            </Button>
            <Button onClick={() => save(choice)}>{t('save')}</Button>
          </div>
        </div>
      </dialog>
      <p role="status" className="visually-hidden">
        {isSaved && t('saved')}
      </p>
    </>
  )
}

type CategoryProps = {
  name: 'necessary' | 'functional' | 'analytics'
  isChecked: boolean
  isFixed?: boolean
  onChange?: (isChecked: boolean) => void
}

const Category = ({ name, isChecked, isFixed, onChange }: CategoryProps) => {
  const t = useTexts('analytics')
  const hint = `${PREFERENCES_ID}-${name}`
  return (
    <li className={choiceStyles.outer}>
      <label className={choiceStyles.choice}>
        <input
          type="checkbox"
          className={choiceStyles.checkbox}
          name={name}
          checked={isChecked}
          disabled={isFixed}
          onChange={(event) => onChange?.(event.target.checked)}
          aria-describedby={name === 'analytics' ? `${hint} ${SIGNAL_ID}` : hint}
        />
        <span className={`${choiceStyles.label} ${styles.name}`}>
          {t(name)}
          {name === 'necessary' && <small>{t('always')}</small>}
        </span>
      </label>
      <span id={hint} className={choiceStyles.hint}>
        {t(`${name}.text`)}
      </span>
    </li>
  )
}
