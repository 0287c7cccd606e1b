import type { CatalogueOutline } from '#demo/catalogue/outline.ts'

// oxfmt-ignore
export const hpsbtCatalogue: CatalogueOutline = {
  tree: [
    ['operations-intelligence', 'software-suite', 'Operations intelligence', 'Betriebsanalyse', 'Pilotage des opérations', 'Inteligencia operativa', 'Analityka operacyjna', '运营智能', [
      ['dashboards-and-reports', 'software-suite', 'Dashboards and reports', 'Dashboards und Berichte', 'Tableaux de bord et rapports', 'Paneles e informes', 'Pulpity i raporty', '看板与报表', [
        ['shift-reports', 'software-suite', 'Shift reports', 'Schichtberichte', 'Rapports de poste', 'Informes de turno', 'Raporty zmianowe', '班次报表'],
        ['kpi-dashboards', 'software-suite', 'KPI dashboards', 'Kennzahlen-Dashboards', 'Tableaux d’indicateurs', 'Paneles de indicadores', 'Pulpity wskaźników', '指标看板', [
          ['site-dashboards', 'software-suite', 'Site dashboards', 'Werks-Dashboards', 'Tableaux de bord de site', 'Paneles de planta', 'Pulpity zakładowe', '工厂看板'],
          ['enterprise-dashboards', 'software-suite', 'Enterprise dashboards', 'Unternehmens-Dashboards', 'Tableaux de bord d’entreprise', 'Paneles corporativos', 'Pulpity korporacyjne', '企业看板'],
        ]],
      ]],
      ['production-tracking', 'software-suite', 'Production tracking', 'Produktionsverfolgung', 'Suivi de production', 'Seguimiento de la producción', 'Śledzenie produkcji', '生产跟踪'],
      ['electronic-logbooks', 'software-suite', 'Electronic logbooks', 'Elektronische Schichtbücher', 'Cahiers de quart électroniques', 'Libros de turno electrónicos', 'Elektroniczne dzienniki zmianowe', '电子交接班日志'],
    ]],
    ['plant-historian', 'server', 'Plant historian', 'Betriebsdatenarchiv', 'Historisation des données', 'Historiador de planta', 'Archiwum danych procesowych', '工厂实时数据库', [
      ['historian-servers', 'server', 'Historian servers', 'Archivserver', 'Serveurs d’historisation', 'Servidores de históricos', 'Serwery archiwum danych', '历史数据服务器', [
        ['single-site-servers', 'server', 'Single-site servers', 'Server für ein Werk', 'Serveurs mono-site', 'Servidores para una planta', 'Serwery jednozakładowe', '单厂服务器'],
        ['redundant-servers', 'server', 'Redundant servers', 'Redundante Server', 'Serveurs redondants', 'Servidores redundantes', 'Serwery redundantne', '冗余服务器'],
      ]],
      ['data-collectors', 'edge-gateway', 'Data collectors', 'Datensammler', 'Collecteurs de données', 'Recolectores de datos', 'Kolektory danych', '数据采集器', [
        ['opc-collectors', 'edge-gateway', 'OPC collectors', 'OPC-Datensammler', 'Collecteurs OPC', 'Recolectores OPC', 'Kolektory OPC', 'OPC采集器', [
          ['opc-ua-collectors', 'edge-gateway', 'OPC UA collectors', 'Datensammler für OPC UA', 'Collecteurs OPC UA', 'Recolectores OPC UA', 'Kolektory OPC UA', 'OPC UA采集器'],
          ['opc-classic-collectors', 'edge-gateway', 'OPC Classic collectors', 'Datensammler für OPC Classic', 'Collecteurs OPC Classic', 'Recolectores OPC Classic', 'Kolektory OPC Classic', 'OPC Classic采集器'],
        ]],
        ['database-and-file-collectors', 'software-suite', 'Database and file collectors', 'Datenbank- und Dateisammler', 'Collecteurs de bases et de fichiers', 'Recolectores de bases y archivos', 'Kolektory baz i plików', '数据库与文件采集器'],
      ]],
      ['trend-clients', 'software-suite', 'Trend clients', 'Trend-Clients', 'Clients de tendances', 'Clientes de tendencias', 'Klienty trendów', '趋势客户端'],
    ]],
    ['asset-performance', 'software-suite', 'Asset performance', 'Anlagenleistung', 'Performance des équipements', 'Rendimiento de activos', 'Wydajność urządzeń', '资产绩效', [
      ['condition-monitoring', 'software-suite', 'Condition monitoring', 'Zustandsüberwachung', 'Surveillance d’état', 'Monitorización de estado', 'Monitorowanie stanu', '状态监测', [
        ['rotating-equipment', 'software-suite', 'Rotating equipment', 'Rotierende Maschinen', 'Machines tournantes', 'Máquinas rotativas', 'Maszyny wirujące', '旋转设备', [
          ['vibration-analysis', 'software-suite', 'Vibration analysis', 'Schwingungsanalyse', 'Analyse vibratoire', 'Análisis de vibraciones', 'Analiza drgań', '振动分析'],
          ['lubrication-monitoring', 'software-suite', 'Lubrication monitoring', 'Schmierungsüberwachung', 'Surveillance de la lubrification', 'Monitorización de la lubricación', 'Monitorowanie smarowania', '润滑监测'],
        ]],
        ['valve-diagnostics', 'software-suite', 'Valve diagnostics', 'Ventildiagnose', 'Diagnostic des vannes', 'Diagnóstico de válvulas', 'Diagnostyka zaworów', '阀门诊断'],
      ]],
      ['predictive-maintenance', 'software-suite', 'Predictive maintenance', 'Vorausschauende Instandhaltung', 'Maintenance prédictive', 'Mantenimiento predictivo', 'Predykcyjne utrzymanie ruchu', '预测性维护'],
      ['asset-registers', 'software-suite', 'Asset registers', 'Anlagenverzeichnisse', 'Registres d’équipements', 'Registros de activos', 'Rejestry urządzeń', '资产台账'],
    ]],
    ['energy-management', 'software-suite', 'Energy management', 'Energiemanagement', 'Gestion de l’énergie', 'Gestión de la energía', 'Zarządzanie energią', '能源管理', [
      ['energy-monitoring', 'software-suite', 'Energy monitoring', 'Energiemonitoring', 'Suivi énergétique', 'Monitorización energética', 'Monitorowanie zużycia energii', '能耗监测', [
        ['meter-data-collection', 'software-suite', 'Meter data collection', 'Zählerdatenerfassung', 'Collecte des données de comptage', 'Recogida de datos de contadores', 'Zbieranie danych z liczników', '表计数据采集'],
        ['load-forecasting', 'software-suite', 'Load forecasting', 'Lastprognose', 'Prévision de charge', 'Previsión de carga', 'Prognozowanie obciążenia', '负荷预测'],
      ]],
      ['emissions-reporting', 'software-suite', 'Emissions reporting', 'Emissionsberichte', 'Déclaration des émissions', 'Informes de emisiones', 'Raportowanie emisji', '排放报告'],
      ['utility-optimisation', 'software-suite', 'Utility optimisation', 'Optimierung der Betriebsmedien', 'Optimisation des utilités', 'Optimización de servicios auxiliares', 'Optymalizacja mediów', '公用工程优化'],
    ]],
    ['safety-and-compliance', 'software-suite', 'Safety and compliance', 'Sicherheit und Compliance', 'Sécurité et conformité', 'Seguridad y cumplimiento', 'Bezpieczeństwo i zgodność', '安全与合规', [
      ['alarm-management', 'software-suite', 'Alarm management', 'Alarmmanagement', 'Gestion des alarmes', 'Gestión de alarmas', 'Zarządzanie alarmami', '报警管理', [
        ['alarm-analysis', 'software-suite', 'Alarm analysis', 'Alarmanalyse', 'Analyse des alarmes', 'Análisis de alarmas', 'Analiza alarmów', '报警分析'],
        ['alarm-rationalisation', 'software-suite', 'Alarm rationalisation', 'Alarmrationalisierung', 'Rationalisation des alarmes', 'Racionalización de alarmas', 'Racjonalizacja alarmów', '报警合理化'],
      ]],
      ['permit-to-work', 'software-suite', 'Permit to work', 'Arbeitsfreigaben', 'Permis de travail', 'Permisos de trabajo', 'Zezwolenia na pracę', '作业许可'],
      ['audit-trails', 'software-suite', 'Audit trails', 'Prüfprotokolle', 'Pistes d’audit', 'Registros de auditoría', 'Ścieżki audytu', '审计追踪'],
    ]],
    ['edge-and-connectivity', 'edge-gateway', 'Edge and connectivity', 'Edge und Konnektivität', 'Edge et connectivité', 'Edge y conectividad', 'Edge i łączność', '边缘与连接', [
      ['edge-gateways', 'edge-gateway', 'Edge gateways', 'Edge-Gateways', 'Passerelles edge', 'Pasarelas edge', 'Bramy brzegowe', '边缘网关', [
        ['din-rail-gateways', 'edge-gateway', 'DIN rail gateways', 'Hutschienen-Gateways', 'Passerelles pour rail DIN', 'Pasarelas para carril DIN', 'Bramy na szynę DIN', '导轨式网关'],
        ['field-gateways', 'edge-gateway', 'Field gateways', 'Feld-Gateways', 'Passerelles de terrain', 'Pasarelas de campo', 'Bramy obiektowe', '现场网关', [
          ['cellular-gateways', 'edge-gateway', 'Cellular gateways', 'Mobilfunk-Gateways', 'Passerelles cellulaires', 'Pasarelas celulares', 'Bramy komórkowe', '蜂窝网关'],
          ['hazardous-area-gateways', 'edge-gateway', 'Hazardous-area gateways', 'Gateways für Ex-Bereiche', 'Passerelles pour zones ATEX', 'Pasarelas para zonas clasificadas', 'Bramy do stref zagrożonych wybuchem', '防爆区网关'],
        ]],
      ]],
      ['protocol-drivers', 'software-suite', 'Protocol drivers', 'Protokolltreiber', 'Pilotes de protocole', 'Controladores de protocolo', 'Sterowniki protokołów', '协议驱动'],
      ['secure-remote-access', 'edge-gateway', 'Secure remote access', 'Sicherer Fernzugriff', 'Accès distant sécurisé', 'Acceso remoto seguro', 'Bezpieczny dostęp zdalny', '安全远程访问'],
    ]],
    ['licences-and-services', 'licence-card', 'Licences and services', 'Lizenzen und Services', 'Licences et services', 'Licencias y servicios', 'Licencje i usługi', '许可与服务', [
      ['subscriptions', 'licence-card', 'Subscriptions', 'Abonnements', 'Abonnements', 'Suscripciones', 'Subskrypcje', '订阅', [
        ['site-subscriptions', 'licence-card', 'Site subscriptions', 'Werksabonnements', 'Abonnements par site', 'Suscripciones por planta', 'Subskrypcje zakładowe', '工厂订阅'],
        ['user-subscriptions', 'licence-card', 'User subscriptions', 'Benutzerabonnements', 'Abonnements par utilisateur', 'Suscripciones por usuario', 'Subskrypcje użytkownika', '用户订阅'],
      ]],
      ['implementation-services', 'licence-card', 'Implementation services', 'Einführungsleistungen', 'Services de mise en œuvre', 'Servicios de implantación', 'Usługi wdrożeniowe', '实施服务'],
      ['training-courses', 'licence-card', 'Training courses', 'Schulungen', 'Formations', 'Cursos de formación', 'Szkolenia', '培训课程'],
    ]],
  ],
  introductions: {
    'operations-intelligence': [
      'Dashboards, tracking and logbooks that show what the plant did last night and what it should do next.',
      'Dashboards, Verfolgung und Schichtbücher, die zeigen, was in der Nacht geschah und was als Nächstes zu tun ist.',
      'Tableaux de bord, suivi et cahiers de quart : ce que l’usine a fait cette nuit et ce qui l’attend.',
      'Paneles, seguimiento y libros de turno que muestran lo que hizo la planta anoche y lo que toca ahora.',
      'Pulpity, śledzenie i dzienniki zmianowe, które pokazują, co działo się w nocy i co jest do zrobienia.',
      '看板、跟踪与日志，呈现工厂昨夜的运行情况与下一步安排。',
    ],
    'plant-historian': [
      'Every signal of the plant, kept for decades and found within a second, whoever made the controller.',
      'Jedes Signal der Anlage, über Jahrzehnte aufbewahrt und in einer Sekunde gefunden, gleich wer die Steuerung baute.',
      'Chaque signal de l’usine, conservé des décennies et retrouvé en une seconde, quel que soit l’automate.',
      'Cada señal de la planta, guardada durante décadas y hallada en un segundo, sea cual sea el controlador.',
      'Każdy sygnał zakładu, przechowywany przez dekady i odnajdywany w sekundę, niezależnie od producenta sterownika.',
      '保存工厂数十年的全部信号，一秒即可检索，与控制器品牌无关。',
    ],
    'asset-performance': [
      'Condition, history and advice for each machine, so that it is repaired before it stops and not before it must be.',
      'Zustand, Verlauf und Empfehlung zu jeder Maschine: repariert, bevor sie steht, und nicht früher als nötig.',
      'État, historique et conseil pour chaque machine : réparée avant la panne, et pas plus tôt que nécessaire.',
      'Estado, historial y consejo de cada máquina: se repara antes de que pare y no antes de lo necesario.',
      'Stan, historia i zalecenie dla każdej maszyny: naprawa przed awarią, ale nie wcześniej, niż trzeba.',
      '掌握每台设备的状态、历史与建议，在停机之前、而非过早地进行维修。',
    ],
    'energy-management': [
      'Consumption, forecast and emissions from the same meters, ready for the auditor and useful for the operator.',
      'Verbrauch, Prognose und Emissionen aus denselben Zählern, fertig für die Prüfung und nützlich im Betrieb.',
      'Consommation, prévision et émissions issues des mêmes compteurs, prêtes pour l’audit et utiles à l’opérateur.',
      'Consumo, previsión y emisiones de los mismos contadores, listos para la auditoría y útiles para el operador.',
      'Zużycie, prognoza i emisje z tych samych liczników, gotowe do audytu i przydatne operatorowi.',
      '能耗、预测与排放出自同一套表计，既满足审计，也服务于操作人员。',
    ],
    'safety-and-compliance': [
      'Alarms that mean something, permits that cannot be lost and records that an inspector accepts.',
      'Alarme mit Aussage, Freigaben, die nicht verloren gehen, und Nachweise, die die Aufsicht anerkennt.',
      'Des alarmes utiles, des permis qui ne se perdent pas et des preuves que l’inspecteur accepte.',
      'Alarmas con sentido, permisos que no se pierden y registros que acepta el inspector.',
      'Alarmy, które coś znaczą, zezwolenia, które nie giną, i zapisy, które uznaje inspektor.',
      '有意义的报警、不会遗失的许可，以及监管认可的记录。',
    ],
    'edge-and-connectivity': [
      'Gateways, drivers and remote access that bring data out of the plant and let nothing else in.',
      'Gateways, Treiber und Fernzugriff, die Daten aus der Anlage holen und sonst nichts hineinlassen.',
      'Passerelles, pilotes et accès distant qui sortent les données de l’usine sans rien y laisser entrer.',
      'Pasarelas, controladores y acceso remoto que sacan los datos de la planta y no dejan entrar nada más.',
      'Bramy, sterowniki i dostęp zdalny, które wyprowadzają dane z zakładu i nie wpuszczają niczego innego.',
      '网关、驱动与远程访问，将数据安全带出工厂，不让其他任何内容进入。',
    ],
    'licences-and-services': [
      'Subscriptions by site or by user, and the people who install, connect and teach.',
      'Abonnements je Werk oder Benutzer und die Menschen, die installieren, anbinden und schulen.',
      'Des abonnements par site ou par utilisateur, et les personnes qui installent, raccordent et forment.',
      'Suscripciones por planta o por usuario y las personas que instalan, conectan y forman.',
      'Subskrypcje na zakład lub użytkownika oraz ludzie, którzy instalują, podłączają i szkolą.',
      '按工厂或按用户订阅，并由专业人员负责安装、接入与培训。',
    ],
  },
}
