/** Synonyms of the trade, short and long ones; one thing a line. */
export const es = `
sensor de presión = transmisor de presión = transductor de presión
sensor de temperatura = sonda de temperatura
válvula de corte = válvula de cierre = válvula todo o nada
válvula reguladora = válvula de control
medidor de flujo = caudalímetro = medidor de caudal
acero inoxidable = inox
termocupla = termopar
pt100 = termorresistencia
final de carrera = interruptor de posición
microswitch = microinterruptor
parada de emergencia = seta de emergencia
cortina de luz = cortina óptica = barrera de seguridad
torre de señalización = columna luminosa
lector de códigos = escáner
detector de movimiento = detector de presencia
cámara de vigilancia = cámara domo
armario eléctrico = armario de control = cuadro eléctrico
caja de derivación = caja de conexiones
contador de luz = contador eléctrico
caja negra = registrador de datos de vuelo
magnético = electromagnético
wifi = wi-fi = inalámbrico
variador = convertidor de frecuencia
distribuidor = concesionario = revendedor
reemplazo = sustituto = equivalente
juego de juntas = kit de juntas = kit de reparación = juntas de recambio
kit de montaje = soporte = escuadra = fijación
cable de conexión = cable = latiguillo
batería = acumulador
accesorios = accesorio = juego de juntas = kit de montaje = cable de conexión = batería`
