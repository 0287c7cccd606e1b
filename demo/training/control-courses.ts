import { writeCourse as write, type CourseTexts } from '#demo/training/course-text.ts'

/** Courses about running a building. */
export const CONTROL_COURSES = {
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
      'Gestion technique du bâtiment : premiers pas',
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
      'Du compteur au rapport mensuel : données plausibles, références justes et une page claire pour la direction.',
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
} as const satisfies Readonly<Record<string, CourseTexts>>
