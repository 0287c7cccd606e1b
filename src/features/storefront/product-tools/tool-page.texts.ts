import type { Language } from '#kernel/locale.ts'

export type ToolPage = 'replacement' | 'schedule' | 'select' | 'videoSchedule' | 'videoSelect' | 'additional'
type ToolCopy = { readonly title: string; readonly lead: string }

export const TOOL_WORDS: Readonly<Record<Language, Readonly<Record<ToolPage, ToolCopy>>>> = {
  en: {
    replacement: {
      title: 'Product replacement',
      lead: 'Paste a list of old part numbers, ours or another maker’s, and see what takes their place today and how sure that is.',
    },
    schedule: {
      title: 'Product schedule',
      lead: 'A list of products for your project, with quantities, places and list prices, ready to hand on as a file.',
    },
    select: { title: 'Select products', lead: 'Find products by name or number, and put them into your schedule.' },
    videoSchedule: {
      title: 'Video product schedule',
      lead: 'A list of products for a video system, with the channels and days of recording that it comes to.',
    },
    videoSelect: {
      title: 'Video product selector',
      lead: 'Find cameras, recorders and monitors, and put them into your video schedule.',
    },
    additional: {
      title: 'Additional products',
      lead: 'Mounts, housings, power supplies and whatever else goes with the products of your video selection.',
    },
  },
  de: {
    replacement: {
      title: 'Produktersatz',
      lead: 'Fügen Sie eine Liste alter Teilenummern ein, eigene oder fremde, und sehen Sie, was sie heute ersetzt und wie sicher das ist.',
    },
    schedule: {
      title: 'Produktliste',
      lead: 'Eine Liste von Produkten für Ihr Projekt mit Mengen, Orten und Listenpreisen, fertig zum Weitergeben als Datei.',
    },
    select: {
      title: 'Produkte auswählen',
      lead: 'Finden Sie Produkte nach Bezeichnung oder Nummer und übernehmen Sie sie in Ihre Liste.',
    },
    videoSchedule: {
      title: 'Produktliste für Videosysteme',
      lead: 'Eine Liste von Produkten für eine Videoanlage mit den Kanälen und Aufzeichnungstagen, die sie ergibt.',
    },
    videoSelect: {
      title: 'Videoprodukte auswählen',
      lead: 'Finden Sie Kameras, Rekorder und Monitore und übernehmen Sie sie in Ihre Liste für Videosysteme.',
    },
    additional: {
      title: 'Weitere Produkte',
      lead: 'Halterungen, Gehäuse, Netzteile und was sonst zu den Produkten Ihrer Videoauswahl passt.',
    },
  },
  fr: {
    replacement: {
      title: 'Remplacement de produits',
      lead: 'Collez une liste d’anciennes références, les nôtres ou celles d’un autre fabricant : voyez ce qui les remplace et avec quelle fiabilité.',
    },
    schedule: {
      title: 'Nomenclature de produits',
      lead: 'Une liste de produits pour votre projet, avec quantités, emplacements et prix catalogue, prête à transmettre.',
    },
    select: {
      title: 'Sélectionner des produits',
      lead: 'Trouvez des produits par désignation ou référence et ajoutez-les à votre nomenclature.',
    },
    videoSchedule: {
      title: 'Nomenclature vidéo',
      lead: 'Une liste de produits pour un système vidéo, avec les voies et les jours d’enregistrement qu’elle représente.',
    },
    videoSelect: {
      title: 'Sélectionner des produits vidéo',
      lead: 'Trouvez caméras, enregistreurs et moniteurs et ajoutez-les à votre nomenclature vidéo.',
    },
    additional: {
      title: 'Produits complémentaires',
      lead: 'Supports, boîtiers, alimentations et tout ce qui va avec les produits de votre sélection vidéo.',
    },
  },
  es: {
    replacement: {
      title: 'Sustitución de productos',
      lead: 'Pegue una lista de referencias antiguas, nuestras o de otro fabricante, y vea qué las sustituye hoy y con qué fiabilidad.',
    },
    schedule: {
      title: 'Relación de productos',
      lead: 'Una lista de productos para su proyecto, con cantidades, ubicaciones y precios de lista, lista para compartir.',
    },
    select: {
      title: 'Seleccionar productos',
      lead: 'Encuentre productos por denominación o referencia y añádalos a su relación.',
    },
    videoSchedule: {
      title: 'Relación de productos de vídeo',
      lead: 'Una lista de productos para un sistema de vídeo, con los canales y los días de grabación que resultan.',
    },
    videoSelect: {
      title: 'Seleccionar productos de vídeo',
      lead: 'Encuentre cámaras, grabadores y monitores y añádalos a su relación de vídeo.',
    },
    additional: {
      title: 'Productos adicionales',
      lead: 'Soportes, carcasas, fuentes de alimentación y todo lo que acompaña a los productos de su selección de vídeo.',
    },
  },
  pl: {
    replacement: {
      title: 'Zamienniki produktów',
      lead: 'Wklej listę starych numerów, naszych lub innego producenta, i zobacz, co je dziś zastępuje i z jaką pewnością.',
    },
    schedule: {
      title: 'Zestawienie produktów',
      lead: 'Lista produktów do Twojego projektu z ilościami, miejscami i cenami katalogowymi, gotowa do przekazania jako plik.',
    },
    select: { title: 'Wybór produktów', lead: 'Znajdź produkty według nazwy lub numeru i dodaj je do zestawienia.' },
    videoSchedule: {
      title: 'Zestawienie produktów wideo',
      lead: 'Lista produktów do systemu wideo wraz z liczbą kanałów i dni nagrań.',
    },
    videoSelect: {
      title: 'Wybór produktów wideo',
      lead: 'Znajdź kamery, rejestratory i monitory i dodaj je do zestawienia wideo.',
    },
    additional: {
      title: 'Produkty dodatkowe',
      lead: 'Uchwyty, obudowy, zasilacze i wszystko, co pasuje do wybranych produktów wideo.',
    },
  },
  zh: {
    replacement: { title: '产品替代查询', lead: '粘贴本公司或其他厂家的旧型号列表，查看当前的替代产品及其可信度。' },
    schedule: { title: '产品清单', lead: '为您的项目列出产品、数量、位置和目录价，并可导出为文件。' },
    select: { title: '选择产品', lead: '按名称或型号查找产品，并加入您的清单。' },
    videoSchedule: { title: '视频产品清单', lead: '为视频系统列出产品，并汇总通道数与可录像天数。' },
    videoSelect: { title: '选择视频产品', lead: '查找摄像机、录像机和显示器，并加入您的视频清单。' },
    additional: {
      title: '附加产品',
      lead: '支架、外壳、电源以及与您所选视频产品配套的其他产品。',
    },
  },
}

/** Above links to the tools for video systems. */
export const OTHER_TOOLS: Readonly<Record<Language, string>> = {
  en: 'For video systems',
  de: 'Für Videosysteme',
  fr: 'Pour les systèmes vidéo',
  es: 'Para sistemas de vídeo',
  pl: 'Dla systemów wideo',
  zh: '视频系统工具',
}
