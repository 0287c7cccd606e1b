import type { InboxKind } from '#foundation/inbox/public.server.ts'

export const fileInbox: InboxKind<'ready'> = {
  kind: 'file-ready',
  icon: 'download',
  hasMail: true,
  words: {
    en: {
      name: 'Prepared files',
      about: 'When an export or archive that you started is ready',
      action: 'Download',
      titles: {
        ready: '{file} is ready',
      },
      lines: {
        ready: 'Available until {until}',
      },
    },
    de: {
      name: 'Vorbereitete Dateien',
      about: 'Wenn ein von Ihnen gestarteter Export oder ein Archiv fertig ist',
      action: 'Herunterladen',
      titles: {
        ready: '{file} ist fertig',
      },
      lines: {
        ready: 'Verfügbar bis {until}',
      },
    },
    fr: {
      name: 'Fichiers préparés',
      about: 'Quand un export ou une archive que vous avez lancé est prêt',
      action: 'Télécharger',
      titles: {
        ready: '{file} est prêt',
      },
      lines: {
        ready: 'Disponible jusqu’au {until}',
      },
    },
    es: {
      name: 'Archivos preparados',
      about: 'Cuando una exportación o un archivo comprimido que inició está listo',
      action: 'Descargar',
      titles: {
        ready: '{file} está listo',
      },
      lines: {
        ready: 'Disponible hasta el {until}',
      },
    },
    pl: {
      name: 'Przygotowane pliki',
      about: 'Gdy gotowy jest uruchomiony eksport lub archiwum',
      action: 'Pobierz',
      titles: {
        ready: 'Plik {file} jest gotowy',
      },
      lines: {
        ready: 'Dostępny do {until}',
      },
    },
    zh: {
      name: '已准备的文件',
      about: '当您启动的导出或归档准备好时',
      action: '下载',
      titles: {
        ready: '{file} 已准备好',
      },
      lines: {
        ready: '可下载至 {until}',
      },
    },
  },
}
