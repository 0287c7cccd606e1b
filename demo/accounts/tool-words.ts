import type { TenantKey } from '#demo/tenant-keys.ts'
import { lookUp } from '#kernel/look-up.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'

/** The purpose of each tool, in the order of `LANGUAGES`. */
const TEXTS: Readonly<Record<TenantKey, Readonly<Record<string, string>>>> = {
  aerobt: {
    approved:
      'Live condition of every unit in your fleet|Zustand jeder Einheit Ihrer Flotte, live|État en direct de chaque unité de votre flotte|Estado en vivo de cada unidad de su flota|Stan każdej jednostki floty na żywo|机队各单元的实时状态',
    pending:
      'File and follow warranty claims|Garantieanträge stellen und verfolgen|Déposer et suivre les demandes de garantie|Presentar y seguir reclamaciones de garantía|Zgłaszanie i śledzenie reklamacji|提交并跟踪保修索赔',
    denied:
      'Plan exchange units before they are due|Tauschgeräte planen, bevor sie fällig sind|Planifier les échanges avant l’échéance|Planificar unidades de intercambio a tiempo|Planowanie wymian przed terminem|提前规划周转件',
    'not-permitted':
      'Recorded flight data by aircraft and date|Flugdaten nach Flugzeug und Datum|Données de vol par appareil et par date|Datos de vuelo por aeronave y fecha|Dane lotów według samolotu i daty|按飞机和日期查询飞行数据',
    'not-requested':
      'Quotes for repairs within a day|Reparaturangebote binnen eines Tages|Devis de réparation sous un jour|Presupuestos de reparación en un día|Wyceny napraw w ciągu dnia|一天内获得维修报价',
    'group-primary':
      'Plan and sign off maintenance|Wartung planen und freigeben|Planifier et valider la maintenance|Planificar y aprobar el mantenimiento|Planowanie i zatwierdzanie obsługi|规划并签署维护工作',
    'group-second':
      'Task cards for the hangar floor|Arbeitskarten für die Halle|Cartes de travail pour l’atelier|Fichas de trabajo para el hangar|Karty zadań do hangaru|机库工卡',
    'group-third':
      'Reliability figures by part number|Zuverlässigkeit nach Teilenummer|Fiabilité par référence|Fiabilidad por referencia|Niezawodność według numeru części|按件号统计可靠性',
  },
  hbtbt: {
    approved:
      'Energy, comfort and alarms of your buildings|Energie, Komfort und Alarme Ihrer Gebäude|Énergie, confort et alarmes de vos bâtiments|Energía, confort y alarmas de sus edificios|Energia, komfort i alarmy budynków|建筑的能耗、舒适度与报警',
    pending:
      'Set up fire panels and print the documents|Brandmeldezentralen einrichten und dokumentieren|Configurer les centrales incendie et leurs documents|Configurar centrales de incendio y sus documentos|Konfiguracja central pożarowych z dokumentacją|配置消防主机并打印文件',
    denied:
      'Compare your buildings with others|Ihre Gebäude mit anderen vergleichen|Comparer vos bâtiments à d’autres|Comparar sus edificios con otros|Porównanie budynków z innymi|将您的建筑与其他建筑对比',
    'not-permitted':
      'Design and issue access badges|Zutrittsausweise gestalten und ausgeben|Concevoir et délivrer des badges|Diseñar y emitir credenciales|Projektowanie i wydawanie identyfikatorów|设计并发放门禁卡',
    'not-requested':
      'The right valve for flow and pressure|Das richtige Ventil für Durchfluss und Druck|La bonne vanne pour débit et pression|La válvula correcta para caudal y presión|Właściwy zawór dla przepływu i ciśnienia|按流量与压力选阀',
    'group-primary':
      'Engineer and load controllers|Regler projektieren und laden|Programmer et charger les régulateurs|Programar y cargar controladores|Projektowanie i wgrywanie sterowników|控制器组态与下载',
    'group-second':
      'Draw the pictures operators see|Bilder für die Bedienung zeichnen|Dessiner les vues des opérateurs|Dibujar las vistas de los operadores|Rysowanie widoków dla operatorów|绘制操作画面',
    'group-third':
      'Keep and restore controller data|Reglerdaten sichern und zurückholen|Sauvegarder et restaurer les données|Guardar y restaurar datos|Kopie i odtwarzanie danych|控制器数据备份与恢复',
  },
  sps: {
    approved:
      'All handhelds, batteries and versions at a glance|Alle Handgeräte, Akkus und Versionen im Blick|Terminaux, batteries et versions d’un coup d’œil|Terminales, baterías y versiones de un vistazo|Terminale, baterie i wersje w jednym miejscu|手持设备、电池与版本一览',
    pending:
      'Calibration dates and certificates|Kalibriertermine und Zertifikate|Dates d’étalonnage et certificats|Fechas de calibración y certificados|Terminy kalibracji i certyfikaty|校准日期与证书',
    denied:
      'Rebates by quarter and contract|Boni nach Quartal und Vertrag|Remises par trimestre et contrat|Bonificaciones por trimestre y contrato|Rabaty według kwartału i umowy|按季度与合同查看返利',
    'not-permitted':
      'Labels for every printer in your network|Etiketten für jeden Drucker im Netz|Étiquettes pour toutes les imprimantes du réseau|Etiquetas para todas las impresoras de la red|Etykiety dla wszystkich drukarek w sieci|适用于网络内所有打印机的标签',
    'not-requested':
      'Where your repair is and when it is back|Wo Ihre Reparatur ist und wann sie zurückkommt|Où en est votre réparation et son retour|Dónde está su reparación y cuándo vuelve|Gdzie jest naprawa i kiedy wróci|维修进度与返回时间',
    'group-primary':
      'Work instructions and results of your teams|Arbeitsanweisungen und Ergebnisse Ihrer Teams|Consignes et résultats de vos équipes|Instrucciones y resultados de sus equipos|Instrukcje i wyniki zespołów|团队作业指导与结果',
    'group-second':
      'Voice-guided picking|Sprachgeführte Kommissionierung|Préparation guidée par la voix|Preparación guiada por voz|Kompletacja głosowa|语音拣选',
    'group-third':
      'Print queues and consumables|Druckaufträge und Verbrauchsmaterial|Files d’impression et consommables|Colas de impresión y consumibles|Kolejki druku i materiały|打印队列与耗材',
  },
  process: {
    approved:
      'How well each control loop does its work|Wie gut jeder Regelkreis arbeitet|La performance de chaque boucle|El rendimiento de cada lazo|Jak pracuje każda pętla regulacji|各控制回路的性能',
    pending:
      'Plan the way to the next release|Den Weg zur nächsten Version planen|Planifier le passage à la version suivante|Planificar el paso a la siguiente versión|Planowanie przejścia na nową wersję|规划升级到下一版本',
    denied:
      'Fewer alarms, each with a reason|Weniger Alarme, jeder mit Grund|Moins d’alarmes, chacune justifiée|Menos alarmas, cada una con motivo|Mniej alarmów, każdy z powodem|减少报警并说明原因',
    'not-permitted':
      'Licences by plant and system|Lizenzen nach Werk und System|Licences par site et système|Licencias por planta y sistema|Licencje według zakładu i systemu|按工厂与系统管理许可证',
    'not-requested':
      'Size a flow meter in five steps|Durchflussmesser in fünf Schritten auslegen|Dimensionner un débitmètre en cinq étapes|Dimensionar un caudalímetro en cinco pasos|Dobór przepływomierza w pięciu krokach|五步完成流量计选型',
    'group-primary':
      'Age and support of everything installed|Alter und Support aller Anlagenteile|Âge et support de tout l’installé|Antigüedad y soporte de lo instalado|Wiek i wsparcie całej instalacji|已安装设备的年限与支持',
    'group-second':
      'Spare parts by system and site|Ersatzteile nach System und Standort|Pièces par système et site|Repuestos por sistema y emplazamiento|Części według systemu i miejsca|按系统与地点查看备件',
    'group-third':
      'Findings of the last site visits|Ergebnisse der letzten Besuche|Constats des dernières visites|Resultados de las últimas visitas|Ustalenia z ostatnich wizyt|最近现场检查结果',
  },
  hpsbt: {
    approved:
      'Key figures of your plants on one screen|Kennzahlen Ihrer Werke auf einem Bildschirm|Chiffres clés de vos sites sur un écran|Cifras clave de sus plantas en una pantalla|Kluczowe liczby zakładów na jednym ekranie|一屏查看工厂关键指标',
    pending:
      'Share models with partners|Modelle mit Partnern teilen|Partager des modèles avec vos partenaires|Compartir modelos con socios|Udostępnianie modeli partnerom|与伙伴共享模型',
    denied:
      'Users, roles and limits of your tenant|Nutzer, Rollen und Grenzen Ihres Mandanten|Utilisateurs, rôles et limites de votre espace|Usuarios, roles y límites de su espacio|Użytkownicy, role i limity|用户、角色与限额',
    'not-permitted':
      'Send data to your own systems|Daten an eigene Systeme senden|Envoyer des données vers vos systèmes|Enviar datos a sus sistemas|Wysyłanie danych do własnych systemów|将数据发送至您的系统',
    'not-requested':
      'Assign, move and renew licences|Lizenzen zuweisen, verschieben und verlängern|Attribuer, déplacer et renouveler les licences|Asignar, mover y renovar licencias|Przydział, przenoszenie i odnawianie licencji|分配、转移与续订许可证',
    'group-primary':
      'Engineering projects in the browser|Engineering-Projekte im Browser|Projets d’ingénierie dans le navigateur|Proyectos de ingeniería en el navegador|Projekty inżynierskie w przeglądarce|浏览器中的工程项目',
    'group-second':
      'Run a plant before it is built|Eine Anlage betreiben, bevor sie steht|Exploiter une usine avant sa construction|Operar una planta antes de construirla|Uruchom zakład, zanim powstanie|建成前先运行工厂',
    'group-third':
      'Comments and sign-off in one place|Kommentare und Freigabe an einem Ort|Commentaires et validation au même endroit|Comentarios y aprobación en un lugar|Uwagi i akceptacja w jednym miejscu|集中评论与签署',
  },
}

export const describeTool = (tenant: TenantKey, toolId: string): Partial<Record<Language, string>> => {
  const texts = lookUp(TEXTS[tenant], toolId)?.split('|') ?? []
  return Object.fromEntries(
    LANGUAGES.flatMap((language, index) => (texts[index] === undefined ? [] : [[language, texts[index]]])),
  )
}
