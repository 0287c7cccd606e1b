import type { CourseText } from '#features/training/public.seed.ts'
import type { Language } from '#kernel/locale.ts'

type Texts = Readonly<Record<Language, CourseText>>
const write = (title: string, summary: string, audience: string): CourseText => ({ title, summary, audience })

/** Courses of the building business, in every language of the sites. */
export const COURSE_WORDS = {
  'BMS-101': {
    en: write(
      'Building management: first steps',
      'Operate the workstation, read trends, handle alarms and change schedules without fear of breaking something.',
      'operators and facility managers',
    ),
    de: write(
      'Gebäudeleittechnik: erste Schritte',
      'Arbeitsplatz bedienen, Trends lesen, Alarme bearbeiten und Zeitprogramme ändern, ohne etwas kaputt zu machen.',
      'Bediener und Objektleiter',
    ),
    fr: write(
      'Gestion technique du bâtiment : premiers pas',
      'Utiliser le poste de travail, lire les tendances, traiter les alarmes et modifier les horaires sans rien casser.',
      'les opérateurs et gestionnaires de site',
    ),
    es: write(
      'Gestión de edificios: primeros pasos',
      'Manejar la estación de trabajo, leer tendencias, atender alarmas y cambiar horarios sin miedo a romper nada.',
      'operadores y gestores de edificios',
    ),
    pl: write(
      'Zarządzanie budynkiem: pierwsze kroki',
      'Obsługa stacji roboczej, odczyt trendów, alarmy i zmiana harmonogramów bez obaw.',
      'operatorzy i zarządcy obiektów',
    ),
    zh: write('楼宇管理入门', '操作工作站、读取趋势、处理报警并安全地修改时间表。', '操作员和设施经理'),
  },
  'BMS-210': {
    en: write(
      'Controller engineering',
      'Build a plant from the library, bind its points, simulate it and download it to the controller on your desk.',
      'engineers and system integrators',
    ),
    de: write(
      'Engineering von Automationsstationen',
      'Eine Anlage aus der Bibliothek aufbauen, Punkte verknüpfen, simulieren und in die Station auf dem Tisch laden.',
      'Ingenieure und Systemintegratoren',
    ),
    fr: write(
      'Ingénierie des automates',
      'Construire une installation à partir de la bibliothèque, lier ses points, la simuler et la charger dans l’automate.',
      'les ingénieurs et intégrateurs',
    ),
    es: write(
      'Ingeniería de controladores',
      'Construir una instalación desde la biblioteca, enlazar sus puntos, simularla y cargarla en el controlador.',
      'ingenieros e integradores',
    ),
    pl: write(
      'Programowanie sterowników',
      'Budowa instalacji z biblioteki, przypisanie punktów, symulacja i wgranie do sterownika na biurku.',
      'inżynierowie i integratorzy',
    ),
    zh: write('控制器工程', '从库中搭建系统、绑定点位、仿真并下载到桌面的控制器。', '工程师和系统集成商'),
  },
  'FIRE-120': {
    en: write(
      'Fire panels: operation and logbook',
      'Read the panel under stress, silence and reset in the right order, keep the logbook that inspectors ask for.',
      'caretakers and responsible persons',
    ),
    de: write(
      'Brandmelderzentralen: Bedienung und Betriebsbuch',
      'Die Zentrale unter Druck lesen, in der richtigen Reihenfolge quittieren und zurückstellen, das Betriebsbuch führen.',
      'eingewiesene Personen und Betreiber',
    ),
    fr: write(
      'Centrales incendie : exploitation et registre',
      'Lire la centrale sous pression, arrêter et réarmer dans le bon ordre, tenir le registre demandé par les inspecteurs.',
      'les gardiens et responsables',
    ),
    es: write(
      'Centrales de incendio: manejo y libro de registro',
      'Leer la central bajo presión, silenciar y rearmar en el orden correcto y llevar el libro que pide la inspección.',
      'conserjes y responsables',
    ),
    pl: write(
      'Centrale pożarowe: obsługa i książka eksploatacji',
      'Odczyt centrali pod presją, wyciszanie i kasowanie we właściwej kolejności, prowadzenie książki.',
      'dozorcy i osoby odpowiedzialne',
    ),
    zh: write('火灾报警主机：操作与日志', '在压力下读懂主机，按正确顺序消音和复位，填写检查所需的日志。', '值班人员和责任人'),
  },
  'FIRE-310': {
    en: write(
      'Fire panels: commissioning',
      'Address the loop, write the cause-and-effect matrix, test it with smoke and prove it in the protocol.',
      'certified fire technicians',
    ),
    de: write(
      'Brandmelderzentralen: Inbetriebnahme',
      'Ring adressieren, Verknüpfungsmatrix schreiben, mit Rauch prüfen und im Protokoll nachweisen.',
      'zertifizierte Brandmeldetechniker',
    ),
    fr: write(
      'Centrales incendie : mise en service',
      'Adresser la boucle, écrire la matrice de causes et effets, tester à la fumée et le prouver dans le procès-verbal.',
      'les techniciens incendie certifiés',
    ),
    es: write(
      'Centrales de incendio: puesta en marcha',
      'Direccionar el lazo, escribir la matriz causa-efecto, probarla con humo y demostrarlo en el acta.',
      'técnicos de incendio certificados',
    ),
    pl: write(
      'Centrale pożarowe: uruchomienie',
      'Adresowanie pętli, matryca sterowań, próba dymowa i protokół.',
      'certyfikowani technicy pożarowi',
    ),
    zh: write('火灾报警主机：调试', '回路编址、编写联动矩阵、烟雾测试并出具记录。', '持证消防技术人员'),
  },
  'ACC-150': {
    en: write(
      'Access control for administrators',
      'Badges, time zones, doors and audit trails, and what to do when someone is locked in.',
      'site administrators and reception leads',
    ),
    de: write(
      'Zutrittskontrolle für Administratoren',
      'Ausweise, Zeitzonen, Türen und Protokolle, und was zu tun ist, wenn jemand eingeschlossen ist.',
      'Administratoren und Empfangsleitungen',
    ),
    fr: write(
      'Contrôle d’accès pour administrateurs',
      'Badges, plages horaires, portes et journaux, et que faire si quelqu’un est enfermé.',
      'les administrateurs et responsables d’accueil',
    ),
    es: write(
      'Control de accesos para administradores',
      'Tarjetas, horarios, puertas y registros, y qué hacer si alguien queda encerrado.',
      'administradores y responsables de recepción',
    ),
    pl: write(
      'Kontrola dostępu dla administratorów',
      'Karty, strefy czasowe, drzwi i dzienniki oraz co robić, gdy ktoś zostanie zamknięty.',
      'administratorzy i kierownicy recepcji',
    ),
    zh: write('门禁管理员课程', '卡证、时段、门与审计记录，以及人员被困时的处理。', '现场管理员和前台主管'),
  },
  'HVAC-230': {
    en: write(
      'Tuning air handling units',
      'Find the loop that fights another one, tune it with a method instead of luck, and keep the savings.',
      'service technicians',
    ),
    de: write(
      'Lüftungsanlagen einregeln',
      'Den Regelkreis finden, der gegen einen anderen arbeitet, ihn mit Methode statt Glück einstellen und die Einsparung halten.',
      'Servicetechniker',
    ),
    fr: write(
      'Réglage des centrales de traitement d’air',
      'Trouver la boucle qui en combat une autre, la régler avec méthode et garder les économies.',
      'les techniciens de maintenance',
    ),
    es: write(
      'Ajuste de climatizadores',
      'Encontrar el lazo que lucha contra otro, ajustarlo con método y conservar el ahorro.',
      'técnicos de servicio',
    ),
    pl: write(
      'Regulacja central wentylacyjnych',
      'Znalezienie pętli, która walczy z inną, strojenie według metody i utrzymanie oszczędności.',
      'technicy serwisu',
    ),
    zh: write('空调机组整定', '找出互相冲突的回路，按方法整定并保持节能效果。', '服务技术人员'),
  },
  'ENER-140': {
    en: write(
      'Energy reports that people read',
      'From meter to monthly report: plausible data, fair baselines, and one page that the board understands.',
      'energy managers',
    ),
    de: write(
      'Energieberichte, die gelesen werden',
      'Vom Zähler zum Monatsbericht: plausible Daten, faire Vergleichswerte und eine Seite, die der Vorstand versteht.',
      'Energiemanager',
    ),
    fr: write(
      'Des rapports énergie qu’on lit',
      'Du compteur au rapport mensuel : données plausibles, références justes et une page claire pour la direction.',
      'les responsables énergie',
    ),
    es: write(
      'Informes de energía que se leen',
      'Del contador al informe mensual: datos plausibles, referencias justas y una página clara para la dirección.',
      'gestores energéticos',
    ),
    pl: write(
      'Raporty energetyczne, które ktoś czyta',
      'Od licznika do raportu miesięcznego: wiarygodne dane, uczciwe punkty odniesienia i jedna czytelna strona.',
      'menedżerowie energii',
    ),
    zh: write('让人愿意读的能源报告', '从表计到月报：可信数据、公平基准，以及管理层看得懂的一页纸。', '能源经理'),
  },
  'SEC-330': {
    en: write(
      'Securing building networks',
      'Segment, patch, watch and restore: a day of attack and a day of defence on a real rack.',
      'network engineers and integrators',
    ),
    de: write(
      'Gebäudenetze absichern',
      'Segmentieren, aktualisieren, beobachten, wiederherstellen: ein Tag Angriff und ein Tag Abwehr am echten Schrank.',
      'Netzwerktechniker und Integratoren',
    ),
    fr: write(
      'Sécuriser les réseaux du bâtiment',
      'Segmenter, mettre à jour, surveiller, restaurer : un jour d’attaque et un jour de défense sur une vraie baie.',
      'les ingénieurs réseau et intégrateurs',
    ),
    es: write(
      'Proteger redes de edificios',
      'Segmentar, actualizar, vigilar y restaurar: un día de ataque y otro de defensa en un armario real.',
      'ingenieros de redes e integradores',
    ),
    pl: write(
      'Zabezpieczanie sieci budynkowych',
      'Segmentacja, aktualizacje, nadzór i odtwarzanie: dzień ataku i dzień obrony na prawdziwej szafie.',
      'inżynierowie sieci i integratorzy',
    ),
    zh: write('楼宇网络安全', '分段、补丁、监控与恢复：在真实机柜上一天攻击、一天防御。', '网络工程师和集成商'),
  },
} as const satisfies Readonly<Record<string, Texts>>

export type CourseId = keyof typeof COURSE_WORDS
