import type { Language } from '#kernel/locale.ts'

type PrivacyWords = { readonly heading: string; readonly paragraphs: readonly string[]; readonly action: string }

/** The page about cookies on the visitor's choice, with the words that open it. */
export const PRIVACY_WORDS: Readonly<Record<Language, PrivacyWords>> = {
  en: {
    heading: 'Your choice',
    paragraphs: [
      'Necessary entries are always set. Functional ones, such as recent searches, stay until you refuse them. Where the law asks for your consent, analytics starts only after you have agreed; elsewhere it stops as soon as you object.',
      'If your browser sends Global Privacy Control or Do Not Track, analytics stays off whatever is chosen here. privacyPreferences holds your choice for 180 days. What analytics records names nobody and is deleted after 90 days.',
    ],
    action: 'Open the cookie preferences',
  },
  de: {
    heading: 'Ihre Wahl',
    paragraphs: [
      'Notwendige Einträge werden immer gesetzt. Funktionale, etwa die letzten Suchen, bleiben, bis Sie sie ablehnen. Wo das Gesetz Ihre Einwilligung verlangt, beginnt die Analyse erst, wenn Sie zugestimmt haben; anderswo endet sie, sobald Sie widersprechen.',
      'Sendet Ihr Browser Global Privacy Control oder Do Not Track, bleibt die Analyse aus, was auch immer hier gewählt ist. privacyPreferences speichert Ihre Wahl für 180 Tage. Was die Analyse erfasst, nennt niemanden beim Namen und wird nach 90 Tagen gelöscht.',
    ],
    action: 'Cookie-Einstellungen öffnen',
  },
  fr: {
    heading: 'Votre choix',
    paragraphs: [
      'Les éléments nécessaires sont toujours enregistrés. Les éléments fonctionnels, comme les recherches récentes, restent jusqu’à ce que vous les refusiez. Là où la loi exige votre consentement, la mesure d’audience ne commence qu’après votre accord ; ailleurs, elle cesse dès que vous vous y opposez.',
      'Si votre navigateur envoie Global Privacy Control ou Do Not Track, la mesure d’audience reste désactivée quel que soit le choix fait ici. privacyPreferences conserve votre choix pendant 180 jours. Ce que la mesure d’audience enregistre ne nomme personne et est supprimé après 90 jours.',
    ],
    action: 'Ouvrir les préférences de cookies',
  },
  es: {
    heading: 'Su elección',
    paragraphs: [
      'Los elementos necesarios se guardan siempre. Los funcionales, como las búsquedas recientes, permanecen hasta que usted los rechace. Donde la ley exige su consentimiento, la analítica solo empieza cuando lo ha dado; en otros lugares cesa en cuanto usted se opone.',
      'Si su navegador envía Global Privacy Control o Do Not Track, la analítica permanece desactivada, sea cual sea la elección hecha aquí. privacyPreferences guarda su elección durante 180 días. Lo que registra la analítica no nombra a nadie y se borra a los 90 días.',
    ],
    action: 'Abrir las preferencias de cookies',
  },
  pl: {
    heading: 'Twój wybór',
    paragraphs: [
      'Niezbędne wpisy są zapisywane zawsze. Funkcjonalne, takie jak ostatnie wyszukiwania, pozostają do czasu odmowy. Tam, gdzie prawo wymaga zgody, analityka rozpoczyna się dopiero po jej udzieleniu; gdzie indziej kończy się z chwilą sprzeciwu.',
      'Jeśli przeglądarka wysyła Global Privacy Control lub Do Not Track, analityka pozostaje wyłączona bez względu na dokonany tu wybór. privacyPreferences przechowuje wybór przez 180 dni. Dane analityczne nikogo nie wskazują i są usuwane po 90 dniach.',
    ],
    action: 'Otwórz ustawienia plików cookie',
  },
  zh: {
    heading: '您的选择',
    paragraphs: [
      '必要条目始终会设置。功能条目（如最近的搜索）会保留到您拒绝为止。在法律要求征得同意的地区，统计分析只在您同意后才开始；在其他地区，一旦您反对即停止。',
      '如果您的浏览器发送 Global Privacy Control 或 Do Not Track，无论此处如何选择，统计分析都保持关闭。privacyPreferences 将您的选择保存 180 天。统计分析的记录不涉及任何个人，并在 90 天后删除。',
    ],
    action: '打开 Cookie 偏好设置',
  },
}
