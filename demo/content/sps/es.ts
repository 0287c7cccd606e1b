import type { TenantCopy } from '#demo/tenant-copy.ts'

export const copy: TenantCopy = {
  navigation: [
    { label: 'Servicios', href: '/services' },
    { label: 'Quiénes somos', href: '/about' },
    { label: 'Contacto', href: '/contact-us' },
  ],
  home: {
    title: 'Detección de gases, seguridad de máquinas y lectura móvil',
    description:
      'Detectores de gas, interruptores de seguridad, EPI, lectores e impresoras de etiquetas para plantas y almacenes, siempre calibrados.',
    hero: {
      title: 'Probado antes de empezar el turno',
      lead: 'Equipos para quienes trabajan entre gases, máquinas y mercancías en movimiento. Cada equipo llega con su certificado y la fecha de su próxima revisión.',
      primary: { label: 'Ver todos los equipos', href: '/products' },
      secondary: { label: 'Reservar una calibración', href: '/contact-us?subject=repairs' },
      imageAlt: 'Dibujo lineal del detector de cuatro gases HS-330 con pinza',
      callouts: [
        { title: 'Detector de cuatro gases HS-330', text: 'O₂, CO, H₂S y gases combustibles' },
        { title: '18 h con una carga', text: 'IP68, 245 g con pinza' },
      ],
    },
    tasks: [
      { label: 'Detectores de gas', href: '/products/gas-detection', text: 'Portátiles, fijos, estaciones', icon: 'alert' },
      { label: 'Calibración pendiente', href: '/secure/equipment', text: 'Por mensajería o en su planta', icon: 'clock' },
      { label: 'Lectores', href: '/products/scanning-and-mobility', text: 'De mano, de anillo, de vehículo', icon: 'search' },
      { label: 'Pedir repuestos', href: '/shop/sps/quickCart', text: 'Sensores, filtros, baterías', icon: 'wrench' },
    ],
    categories: {
      title: 'Equipos por riesgo y tarea',
      text: 'Empiece por lo que puede salir mal o por lo que hay que contar. Las normas y homologaciones son filtros, no notas al pie.',
      all: 'Todos los equipos',
    },
    feature: {
      title: 'Un equipo vale lo que vale su última prueba',
      lead: 'Las pruebas con gas, las calibraciones y los cambios de sensor se registran por número de serie. Cuando el auditor pregunta, usted abre una página en lugar de buscar en archivadores.',
      figures: [
        { value: '3 días', label: 'para calibrar por mensajería, de puerta a puerta' },
        { value: '112 000', label: 'equipos con registro de pruebas al día' },
        { value: '99,2 %', label: 'de los vencimientos cumplidos en parques gestionados, últimos 12 meses' },
      ],
      imageAlt: 'Estación con cuatro detectores de gas durante una prueba con gas',
    },
    ways: {
      title: 'Cómo se equipa una planta',
      tabs: [
        {
          label: 'Evaluar',
          title: 'Recorra la planta con alguien que ha visto cosas peores',
          text: 'Un técnico de seguridad pasa un día con sus encargados y anota peligros, zonas y equipos. La lista es suya, compre a quien compre.',
          points: [
            'Zonas y grupos de gas marcados en su plano',
            'Nivel de prestaciones requerido para cada resguardo',
            'Distancias de lectura y alturas de caída medidas',
          ],
        },
        {
          label: 'Probar',
          title: 'Pruébelo dos semanas en su propio turno',
          text: 'Llévese hasta diez equipos en préstamo. Los guantes, el ruido y la lluvia deciden más que una hoja de datos.',
          points: [
            'Los equipos llegan cargados, configurados y calibrados',
            'Sin coste durante 14 días',
            'Formulario de opinión en el idioma de su equipo',
          ],
        },
        {
          label: 'Mantener',
          title: 'Déjenos a nosotros los vencimientos',
          text: 'En un parque gestionado, el equipo de sustitución llega antes de que venza el anterior. Nadie entra en un depósito con un detector caducado el domingo.',
          points: [
            'Equipos de sustitución calibrados, enviados con 10 días de antelación',
            'Una factura por centro y mes',
            'Registros de pruebas para auditores, con acceso de solo lectura',
          ],
        },
      ],
    },
    stories: {
      title: 'Contado por la gente del turno',
      slides: [
        {
          heading: 'La alarma que nadie discutió',
          text: 'A 25 ppm sonó el HS-330 y cuatro hombres salieron del foso. Esa mañana lo habían visto superar la prueba con gas, así que nadie le dio un golpecito para seguir trabajando.',
          author: 'Gareth Pugh',
          role: 'Jefe de turno, planta de aguas de Cwmafon',
        },
        {
          heading: 'Once minutos menos por camión',
          text: 'Ahora los carretilleros leen desde el asiento, hasta a 15 metros. Cargar un camión llevaba 47 minutos y hoy lleva 36, con menos palés equivocados.',
          author: 'Katarzyna Wilk',
          role: 'Jefa de almacén, Bałtyk Logistyka',
        },
        {
          heading: 'Una auditoría en una mañana',
          text: 'El inspector eligió doce interruptores de seguridad al azar. Abrimos doce registros en la tableta y terminamos antes de comer.',
          author: 'Laurent Fabre',
          role: 'Responsable de seguridad, Papeteries du Vercors',
        },
      ],
    },
    news: { title: 'Notas de campo', readMore: 'Leer la nota' },
    questions: {
      title: 'Lo que nos preguntan los técnicos de prevención',
      items: [
        {
          question: '¿Cada cuánto hay que calibrar un detector de gas?',
          answer:
            'El HS-330, cada 180 días o tras una alarma por encima del rango de medida. Antes de cada turno corresponde una prueba con gas (bump test). La normativa nacional o su evaluación de riesgos pueden exigir intervalos más cortos.',
        },
        {
          question: '¿Pueden usarse los equipos en atmósferas explosivas?',
          answer:
            'Los marcados II 1G o II 2G, sí, en la zona que indica el certificado. Filtre la lista por zona ATEX o IECEx; el certificado está entre los documentos de cada producto.',
        },
        {
          question: '¿Cuánto duran los sensores y filtros?',
          answer:
            'Los sensores electroquímicos, de dos a tres años; los filtros, hasta cinco en envase sellado. No enviamos nada a lo que le quede menos de tres cuartas partes de su vida útil en almacén.',
        },
        {
          question: '¿Funcionará el lector con nuestro software de almacén?',
          answer:
            'Casi siempre, porque los lectores envían pulsaciones de teclado o datos a una interfaz. Mándenos una etiqueta de muestra y el nombre del software, y le devolveremos una configuración probada.',
        },
      ],
    },
    desk: {
      title: '¿Una alarma, una fuga o un resguardo roto?',
      text: 'Primero asegure la zona; después, llame. Prestamos equipos de sustitución el mismo día.',
      phone: '+34 910 000 183',
      action: { label: 'Solicitar un equipo en préstamo', href: '/contact-us?subject=repairs' },
    },
  },
  services: {
    title: 'Calibración, reparación y gestión de equipos',
    description:
      'Calibración por mensajería o in situ, reparación, alquiler, evaluación de planta, pruebas de ajuste y puesta a punto de equipos.',
    lead: 'Los equipos de seguridad envejecen en la estantería igual que en el cinturón. Estos servicios mantienen cada equipo al día y cada registro en orden.',
    offers: [
      {
        title: 'Calibración',
        text: 'En tres días por mensajería o en su planta con un banco móvil, hasta 120 detectores al día. Acreditada según ISO/IEC 17025.',
        icon: 'gear',
      },
      {
        title: 'Reparación',
        text: 'Precios cerrados para detectores, lectores e impresoras, cinco días laborables. Equipo en préstamo el tiempo que haga falta.',
        icon: 'wrench',
      },
      {
        title: 'Alquiler',
        text: 'Detectores, ventiladores y equipos de rescate para paradas, de un día a seis meses. Se entregan calibrados.',
        icon: 'truck',
      },
      {
        title: 'Evaluación de planta',
        text: 'Zonas de gas, resguardos y audibilidad de las alarmas revisados en un día, informe en una semana.',
        icon: 'eye',
      },
      {
        title: 'Pruebas de ajuste',
        text: 'Pruebas cuantitativas de ajuste de mascarillas en sus instalaciones, 20 minutos por persona, con una tarjeta para cada usuario.',
        icon: 'user',
      },
      {
        title: 'Puesta a punto',
        text: 'Lectores, terminales móviles e impresoras configurados, etiquetados y dados de alta antes de llegar al muelle.',
        icon: 'box',
      },
    ],
    sections: [
      {
        heading: 'Calibración por mensajería',
        paragraphs: [
          'Registre los números de serie, imprima la etiqueta y entregue la caja. El día de llegada, cada equipo se lee, se prueba tal como llega, se calibra y se vuelve a probar. Ambos resultados figuran en el certificado.',
          'Si un sensor no va a durar hasta el siguiente intervalo, se lo comunicamos antes de cambiarlo. Usted decide; no montamos piezas sin su visto bueno.',
        ],
      },
      {
        heading: 'Durante las paradas',
        paragraphs: [
          'Para las paradas programadas instalamos un contenedor en su planta: banco, equipos en préstamo, sensores de repuesto y un técnico en cada turno. Reserve con ocho semanas de antelación, doce en primavera y otoño.',
        ],
      },
    ],
  },
  about: {
    title: 'Quiénes somos: Halden Safety & Productivity',
    description:
      'Halden Safety & Productivity fabrica detectores de gas, interruptores de seguridad, EPI y lectores para plantas y almacenes.',
    lead: 'Nuestros clientes llevan puestos nuestros productos, o en la mano, durante ocho horas. El peso, el agarre y una alarma que se oiga les importan más que una larga lista de funciones.',
    figures: [
      { value: '1971', label: 'primer detector de metano, hecho para una mina de carbón' },
      { value: '26', label: 'laboratorios de calibración en cuatro continentes' },
      { value: '1,8 m', label: 'de caída sobre hormigón, que resiste todo equipo de mano' },
    ],
    quote: {
      text: 'Nunca preguntamos si se les va a caer. Preguntamos cuántas veces, desde dónde y dentro de qué.',
      author: 'Shauna McBride',
      role: 'Jefa de ensayos, Halden Safety & Productivity',
    },
    sections: [
      {
        heading: 'Dos oficios bajo un mismo techo',
        paragraphs: [
          'La seguridad y la lectura de códigos crecieron por separado: detectores para minas y refinerías, lectores de códigos de barras para centros de paquetería. Se encontraron cuando las plantas quisieron ambas cosas en un cinturón, un cargador y una lista.',
          'Desde 2014 comparten baterías, estaciones y la nave de ensayos, donde un brazo robótico deja caer equipos 400 veces al día.',
        ],
      },
      {
        heading: 'Lo que publicamos',
        paragraphs: [
          'Las tasas de fallo, las retiradas y los avisos de seguridad son públicos, con números de serie. Si un equipo falla de un modo que pueda herir a alguien, los usuarios registrados lo saben por nosotros en 24 horas.',
          'Los datos para calcular el nivel de prestaciones se ofrecen como archivo de biblioteca para las herramientas de cálculo habituales.',
        ],
      },
    ],
  },
  news: [
    {
      slug: 'field-notice-hs-410-pull-cord-switch',
      date: '2026-11-20',
      title: 'Aviso de seguridad: revise la tensión del cable de los HS-410',
      summary:
        'Algunos interruptores de cable fabricados en junio de 2026 pueden requerir más fuerza de la indicada. Se comprueba en dos minutos.',
      paragraphs: [
        'En 1140 interruptores de tirón por cable HS-410, fabricados del 8 al 26 de junio de 2026, se montó un muelle de un lote equivocado. Se disparan con fiabilidad, pero pueden requerir hasta 260 N en lugar de los 200 N que admite la norma.',
        'Los números de serie van del 626-0412 al 626-1551. Cuelgue la pesa de prueba del juego en el centro del cable: si el interruptor se dispara, está en orden. Si no, pare el transportador y llámenos; el recambio sale el mismo día.',
        'Los propietarios registrados fueron informados el 19 de noviembre. No se ha comunicado ningún accidente.',
      ],
    },
    {
      slug: 'hs-330-docking-station-tests-in-40-seconds',
      date: '2026-11-09',
      title: 'La estación del HS-330 prueba ahora en 40 segundos',
      summary:
        'Una nueva conducción del gas reduce la prueba a menos de la mitad: un equipo de 30 personas cruza la puerta en seis minutos.',
      paragraphs: [
        'La estación HS-338 hace la prueba con gas de un detector de cuatro gases en 40 segundos; su antecesora tardaba 85. Los gases llegan ahora a los cuatro sensores en paralelo y no uno tras otro.',
        'Con cuatro puestos, un equipo de 30 personas pasa en seis minutos, cambios incluidos. Una botella de 58 litros dura unas 1300 pruebas, una quinta parte más que antes.',
        'Las estaciones existentes se actualizan con el juego HS-338-U. Lleva media hora, no exige una nueva certificación y conserva todos los registros guardados.',
      ],
    },
    {
      slug: 'label-that-survives-the-freezer',
      date: '2026-10-22',
      title: 'Una etiqueta que sobrevive al congelador',
      summary:
        'Ensayos a −28 °C muestran qué adhesivo aguanta en el cartón húmedo y cuánto conviene esperar antes de leer la etiqueta.',
      paragraphs: [
        'Las etiquetas rara vez fallan en el congelador; fallan al entrar, sobre un cartón ya húmedo. En nuestro ensayo con dos almacenes frigoríficos pegamos 6000 etiquetas a +4 °C y las leímos tras una noche, una semana y un mes a −28 °C.',
        'Con el adhesivo acrílico estándar se perdió un 11 % en una semana. Con el material HS-L72 no se perdió ninguna en un mes, siempre que se presionara dos segundos y se dejara reposar diez minutos.',
        'También importa la intensidad de impresión: dos pasos por encima del valor de fábrica, el código se lee a través de la escarcha. El perfil de impresora puede descargarse desde la página del producto.',
      ],
    },
  ],
  contact: {
    title: 'Contacto con Halden Safety & Productivity',
    description:
      'Llame a la línea de préstamos y urgencias, a calibración o al apoyo comercial para detección de gases, seguridad y lectura.',
    lead: 'Si alguien está en peligro, llame primero al número de emergencias local. Para todo lo demás, una de estas tres líneas es la adecuada.',
    desks: [
      { name: 'Equipos en préstamo y avisos de seguridad', phone: '+34 910 000 183', hours: 'Todos los días, 24 horas' },
      { name: 'Calibración y reparación', phone: '+34 910 000 185', hours: 'De lunes a viernes, de 6:00 a 18:00' },
      { name: 'Ventas y configuración', phone: '+34 910 000 188', hours: 'De lunes a viernes, de 8:00 a 17:30' },
    ],
    sections: [
      {
        heading: 'Envío de equipos',
        paragraphs: [
          'Apague los equipos y envíe las baterías dentro de ellos, nunca sueltas. Los que hayan estado en contacto con productos químicos necesitan una ficha de descontaminación en el exterior de la caja; sin ella, el laboratorio no la abrirá.',
        ],
      },
      {
        heading: 'Comunicar un casi accidente',
        paragraphs: [
          'Cuéntenos cuándo un equipo evitó una desgracia o le falló. Los avisos van a la nave de ensayos, no a ventas, y pueden ser anónimos.',
        ],
      },
    ],
  },
}
