import type { Language } from '#kernel/locale.ts'

type ByLanguage = Readonly<Record<Language, string>>

export const DOCUMENT_WORDS = {
  manual: { en: 'Operating manual', de: 'Betriebsanleitung', fr: 'Manuel d’utilisation', es: 'Manual de uso', pl: 'Instrukcja obsługi', zh: '操作手册' }, // prettier-ignore
  sheet: { en: 'Data sheet', de: 'Datenblatt', fr: 'Fiche technique', es: 'Hoja de datos', pl: 'Karta katalogowa', zh: '数据表' }, // prettier-ignore
  guide: { en: 'Hardening guide', de: 'Leitfaden zur Absicherung', fr: 'Guide de sécurisation', es: 'Guía de protección', pl: 'Przewodnik zabezpieczeń', zh: '安全加固指南' }, // prettier-ignore
  firmware: { en: 'Firmware', de: 'Firmware', fr: 'Micrologiciel', es: 'Firmware', pl: 'Oprogramowanie układowe', zh: '固件' }, // prettier-ignore
  drawings: { en: 'CAD drawings', de: 'CAD-Zeichnungen', fr: 'Plans CAO', es: 'Planos CAD', pl: 'Rysunki CAD', zh: 'CAD 图纸' }, // prettier-ignore
  tool: { en: 'Service tool', de: 'Servicewerkzeug', fr: 'Outil de service', es: 'Herramienta de servicio', pl: 'Narzędzie serwisowe', zh: '服务工具' }, // prettier-ignore
  library: { en: 'Function library', de: 'Funktionsbibliothek', fr: 'Bibliothèque de fonctions', es: 'Biblioteca de funciones', pl: 'Biblioteka funkcji', zh: '功能库' }, // prettier-ignore
  study: { en: 'Application study', de: 'Anwendungsstudie', fr: 'Étude d’application', es: 'Estudio de aplicación', pl: 'Studium zastosowania', zh: '应用研究' }, // prettier-ignore
  film: { en: 'Commissioning film', de: 'Film zur Inbetriebnahme', fr: 'Film de mise en service', es: 'Vídeo de puesta en marcha', pl: 'Film z uruchomienia', zh: '调试视频' }, // prettier-ignore
} as const satisfies Readonly<Record<string, ByLanguage>>
export type DocumentWord = keyof typeof DOCUMENT_WORDS

export const SOFTWARE_WORDS = {
  program: { en: 'server and clients', de: 'Server und Clients', fr: 'serveur et clients', es: 'servidor y clientes', pl: 'serwer i klienty', zh: '服务器和客户端' }, // prettier-ignore
  firmware: { en: 'firmware', de: 'Firmware', fr: 'micrologiciel', es: 'firmware', pl: 'oprogramowanie układowe', zh: '固件' }, // prettier-ignore
  notes: { en: 'release notes', de: 'Versionshinweise', fr: 'notes de version', es: 'notas de versión', pl: 'informacje o wersji', zh: '发行说明' }, // prettier-ignore
  templates: { en: 'templates', de: 'Vorlagen', fr: 'modèles', es: 'plantillas', pl: 'szablony', zh: '模板' }, // prettier-ignore
} as const satisfies Readonly<Record<string, ByLanguage>>

export const SOFTWARE_TEXTS = {
  program: {
    en: 'The program for servers and workplaces, with everything that an update needs.',
    de: 'Das Programm für Server und Arbeitsplätze, mit allem, was ein Update braucht.',
    fr: 'Le programme pour serveurs et postes de travail, avec tout ce qu’exige une mise à jour.',
    es: 'El programa para servidores y puestos de trabajo, con todo lo necesario para actualizar.',
    pl: 'Program dla serwerów i stanowisk, ze wszystkim, czego wymaga aktualizacja.',
    zh: '适用于服务器和工作站的程序，包含更新所需的全部内容。',
  },
  firmware: {
    en: 'The image for devices in the field. It replaces the version before it and keeps the settings.',
    de: 'Das Abbild für Geräte im Feld. Es ersetzt die vorige Version und behält die Einstellungen.',
    fr: 'L’image pour les appareils de terrain. Elle remplace la version précédente et garde les réglages.',
    es: 'La imagen para equipos de campo. Sustituye la versión anterior y conserva los ajustes.',
    pl: 'Obraz dla urządzeń obiektowych. Zastępuje poprzednią wersję i zachowuje ustawienia.',
    zh: '适用于现场设备的映像，替换旧版本并保留设置。',
  },
  notes: {
    en: 'What changed, what was repaired and what to do before an update.',
    de: 'Was sich geändert hat, was behoben wurde und was vor einem Update zu tun ist.',
    fr: 'Ce qui a changé, ce qui a été corrigé et ce qu’il faut faire avant une mise à jour.',
    es: 'Qué ha cambiado, qué se ha corregido y qué hacer antes de actualizar.',
    pl: 'Co się zmieniło, co naprawiono i co zrobić przed aktualizacją.',
    zh: '变更内容、修复内容以及更新前的准备工作。',
  },
  templates: {
    en: 'Reports, pictures and settings to start from.',
    de: 'Berichte, Bilder und Einstellungen für den Anfang.',
    fr: 'Des rapports, des vues et des réglages pour commencer.',
    es: 'Informes, vistas y ajustes para empezar.',
    pl: 'Raporty, widoki i ustawienia na początek.',
    zh: '可作为起点的报表、画面和设置。',
  },
} as const satisfies Readonly<Record<keyof typeof SOFTWARE_WORDS, ByLanguage>>

/** News of a release; each takes a few of them in turn. */
export const NOTE_LINES: readonly ByLanguage[] = [
  { en: 'Starts twice as fast with large projects.', de: 'Startet mit großen Projekten doppelt so schnell.', fr: 'Démarre deux fois plus vite avec de grands projets.', es: 'Arranca el doble de rápido con proyectos grandes.', pl: 'Uruchamia się dwa razy szybciej przy dużych projektach.', zh: '大型项目启动速度提高一倍。' }, // prettier-ignore
  { en: 'Security: TLS 1.3 for every connection.', de: 'Sicherheit: TLS 1.3 für jede Verbindung.', fr: 'Sécurité : TLS 1.3 pour chaque connexion.', es: 'Seguridad: TLS 1.3 en todas las conexiones.', pl: 'Bezpieczeństwo: TLS 1.3 dla każdego połączenia.', zh: '安全：所有连接均使用 TLS 1.3。' }, // prettier-ignore
  { en: 'Repaired: time stamps after a change to winter time.', de: 'Behoben: Zeitstempel nach der Umstellung auf Winterzeit.', fr: 'Corrigé : horodatage après le passage à l’heure d’hiver.', es: 'Corregido: marcas de tiempo tras el cambio al horario de invierno.', pl: 'Naprawiono: znaczniki czasu po przejściu na czas zimowy.', zh: '已修复：切换冬令时后的时间戳问题。' }, // prettier-ignore
  { en: 'Exports to spreadsheets keep units and decimals.', de: 'Exporte in Tabellen behalten Einheiten und Dezimalstellen.', fr: 'Les exports vers les tableurs gardent unités et décimales.', es: 'Las exportaciones a hojas de cálculo conservan unidades y decimales.', pl: 'Eksport do arkuszy zachowuje jednostki i miejsca dziesiętne.', zh: '导出到电子表格时保留单位和小数。' }, // prettier-ignore
  { en: 'Supports the device revisions of this year.', de: 'Unterstützt die Gerätestände dieses Jahres.', fr: 'Prend en charge les révisions d’appareils de cette année.', es: 'Admite las revisiones de equipos de este año.', pl: 'Obsługuje tegoroczne wersje urządzeń.', zh: '支持今年的设备版本。' }, // prettier-ignore
  { en: 'Repaired: a lost connection is found again within a second.', de: 'Behoben: Eine verlorene Verbindung wird binnen einer Sekunde wieder aufgebaut.', fr: 'Corrigé : une connexion perdue est rétablie en une seconde.', es: 'Corregido: una conexión perdida se recupera en un segundo.', pl: 'Naprawiono: utracone połączenie wraca w ciągu sekundy.', zh: '已修复：断开的连接可在一秒内恢复。' }, // prettier-ignore
]
