import { phrases } from '../lexicon/words';
import type { KnownType } from './productType';

/** Figures are drawn from data so that people see how things stand and decide. */
export const analytics: KnownType = {
  slug: 'analytics',
  hue: 280,
  words: {
    en: {
      certain: phrases(
        `business intelligence, data analysis, data warehouse*, key figures, sales figures, drill
        down, pivot table*, dashboard for, show me the numbers, figures for, sales per,
        revenue, year on year, last year's, compare periods, trend over, usage statistics,
        time series, pull sales, pull data, pulls data, same month last year, how many
        visitors, refreshed nightly, dashboard of, dashboard with, dashboard that, sales
        dashboard, sales figures by, sales data, sales report*, our sales, shop's sales,
        our numbers, web analytics, website visitors, website statistics, website traffic,
        visitor numbers, visitor statistics, page view*, do best, performs best, best
        performing, best-selling, bestseller report, ridership, passenger counts, footfall,
        energy consumption of all, compare energy use, compare our, compares our, report
        on, reports on, monthly report*, weekly report*, annual report*, management
        report*, statistics about, statistics on, data visualisation*, data visualization*,
        visualise, visualize, heat map*, kpi dashboard, evaluate our, evaluation of our,
        data platform, data lake, etl, sql, trends in our, market research, sports
        statistics, match analysis, player statistics, election results map`,
      ),
      sign: phrases(
        `curve, analytics, data source*, kpi, kpis, visuali*, funnel*, cohort*, churn, conversion
        rate*, usage data, sql quer*, benchmark*, a/b test*, graph*, metric*, compare*,
        comparison, yield, median, percentile*, top 10, visits per, revenue per, breakdown,
        statistics, stats, analyse*, analyze*, analysis, insight*, predict*, occupancy,
        margin, profitab*, makes money, where we lose, heatmap, curves, hour of the day,
        compares to, sells most, sold per, what changed, where the money, seasonal, sources
        we already have, spreadsheet of sales, over the years, against last year, plan
        versus, by region, by store, by hour, visitors we had, income per, figures, which
        of our, which products, which customers, which branch, which branches, how often
        our, how well our, how our, over time, per month, per branch, per store, per
        product, per employee, month over month, last month, last year, previous year,
        targets, target versus, budget versus, year to date, pie chart*, bar chart*, line
        chart*, charts, chart, tables and charts, export to excel, csv export, drill-down,
        filters by region, forecast, forecasting, anomal*, outlier*, correlation*, several
        sources, merge data, raw data, data set*, dataset*, open data, key metrics,
        engagement, retention, click rate*, open rate*, conversion*, campaign*,
        attribution, utilisation, utilization, occupancy rate`,
      ),
      hint: phrases(`dashboard*, chart*, trend*, weekly, per day, production, drop in`),
    },
    de: {
      certain: phrases(
        `kennzahl*, datenanalyse*, umsatzzahlen, berichtswesen, auswertungen, datenauswertung*,
        verkaufszahlen, business intelligence, kpi, kpis, absatzzahlen, nutzungszahlen,
        umsatzentwicklung*, *statistik, *statistiken, auswertung, auswertung unserer,
        verkaufszahlen nach, umsatz je, umsatz pro, besucherzahlen, besucherstatistik,
        vergleich der, je filiale, pro filiale, nach filiale, wie oft verkauft, dashboard
        mit, dashboard für, monatsbericht, jahresvergleich, datenvisualisierung`,
      ),
      sign: phrases(
        `datenquelle*, auswertung*, auswerten, dashboards, datenbasis, auswertet, wertet aus,
        diagramme, kurven, vergleich zum vorjahr, vorjahr*, trend*, prognose*,
        visualisier*, grafiken, konversionsrate*, verkauft sich, filiale*, im vergleich,
        letztes jahr, uhrzeit, kurve, wie viele, zahlen, daten aus, berichte, verlauf,
        entwicklung der, je monat, pro monat, diagramm, durchschnitt*, abweichung*, quoten,
        auslastung, welche produkte`,
      ),
      hint: phrases(
        `umsatz, quote, dashboard*, statistik*, diagramm*, bericht*, report*, grafik*,
        monatsbericht*, vergleichen`,
      ),
    },
    fr: {
      certain: phrases(
        `analyse de données, analyse des données, chiffres clés, tableau de pilotage, données de
        vente, chiffres de vente, indicateurs clés, kpi, kpis, informatique décisionnelle,
        entrepôt de données, statistiques de, suivi des ventes, mesure d'audience, tableau
        de bord des, tableau de bord, ventes du, ventes par, ventes de nos, fréquentation,
        audience du site, chiffres de, analyse des ventes, comparer les, rapport mensuel,
        statistiques, visualiser les`,
      ),
      sign: phrases(
        `tableaux de bord, indicateur*, sources de données, taux de conversion, visualis*, analyser,
        analyses, graphique*, chiffre d'affaires, courbe*, tendance*, prévision*, rapport
        hebdomadaire, segment*, magasin*, année dernière, heure par heure, se vend, ventes,
        rentab*, par magasin, par mois, par heure, par région, données, évolution des,
        moyenne*, exporter, performance*, objectif*, marges`,
      ),
      hint: phrases(`analyse, comparer, évolution, rapports, statistique*, rapport, chiffres`),
    },
    es: {
      certain: phrases(
        `analítica*, análisis de datos, cuadros de mando, visualizar datos, panel de control,
        tablero de control, analizar datos, cifras de venta, datos de venta*, kpi, kpis,
        inteligencia de negocio*, indicadores clave, almacén de datos, informes de venta*,
        panel con, ventas de nuestras, ventas por tienda, cuadro con, ver las ventas,
        visitas a la web, informe mensual, comparar las, estadísticas de, ventas de`,
      ),
      sign: phrases(
        `cuadro de mando, fuentes de datos, tasa de conversión, indicador*, métrica*, analizar,
        comparativ*, tendencia*, facturación mensual, visualiza*, pronóstic*, dashboard*,
        informes, embudo*, cohorte*, ventas por, se vende, tiendas, año pasado, por hora,
        local, rentab*, ventas, panel, por mes, por tienda, evolución, gráficos, datos,
        promedio*, media, rendimiento, cifras`,
      ),
      hint: phrases(
        `gráfic*, análisis, comparar, evolución de, datos de, estadística*, informe*, reporte*`,
      ),
    },
    pt: {
      certain: phrases(
        `análise de dados, painel de indicadores, inteligência de negócios, visualizar dados, painel
        de controle, painel de controlo, painel de vendas, dados de vendas, indicadores de
        desempenho, kpi, kpis, business intelligence, análise de vendas, relatórios de
        vendas, armazém de dados, dashboard de, painel com, vendas das nossas, vendas por
        loja, painel das, ver as vendas, visitas ao site, relatório mensal, comparar as,
        estatísticas de, vendas de`,
      ),
      sign: phrases(
        `métricas, fontes de dados, taxa de conversão, analis*, análise*, indicador*, comparação,
        tendência*, dashboards, faturamento mensal, visualiza*, previsão de vendas, funil,
        coorte*, vendas por, vende mais, lojas, ano passado, por hora, comparado, vendas,
        painel, por mês, por loja, gráficos, dados, média, desempenho, números`,
      ),
      hint: phrases(`gráfico*, comparar, evolução, dados de, estatística*, relatório*, dashboard`),
    },
    it: {
      certain: phrases(
        `analisi dei dati, analisi dati, dati di vendita, cruscotto, analisi delle vendite,
        indicatori chiave, kpi, business intelligence, pannello di controllo, statistiche
        di, statistiche delle, data warehouse, analisi dei, cruscotto delle, vendite dei,
        vendite per, pannello con, vedere le vendite, visite al sito, report mensile,
        confrontare le, statistiche, vendite di`,
      ),
      sign: phrases(
        `cruscott*, metriche, fonti di dati, tasso di conversione, analizzar*, indicator*, grafic*,
        confrontare, andament*, tendenz*, fatturato, previsioni di vendita, dashboard,
        imbuto, coorti, si vende, negozi, anno scorso, all'ora, rispetto a, vendite, al
        mese, per negozio, dati, media, rendimento, cifre`,
      ),
      hint: phrases(
        `analisi, confronto, visualizza*, report, statistic*, rapporto, numeri, resoconto`,
      ),
    },
    nl: {
      certain: phrases(
        `kengetal*, kerncijfers, stuurinformatie, verkoopcijfers, cijfers over, omzetcijfers, kpi,
        kpi's, business intelligence, data-analyse*, managementrapport*, datawarehouse*,
        dataplatform*, gebruikscijfers, dashboard met, verkoop van onze, verkoop per, omzet
        per, verkopen bekijken, websitebezoek*, maandrapport*, vergelijken van,
        statistieken van`,
      ),
      sign: phrases(
        `databron*, rapportage*, analyse*, dashboards, grafiek*, vergelijk*, trends, trend, omzet,
        voorspelling*, visualis*, statistiek*, indicator*, conversie*, cohort*,
        rapporteer*, inzicht in, marge, hoe zich, zich ontwikkelt, verhoudt tot, vorig
        jaar, winkels, filialen, filiaal*, per uur, verkocht, rendement, verkoop, verkopen
        per, per maand, per winkel, gegevens, gemiddelde*, prestaties, cijfers`,
      ),
      hint: phrases(`data, dashboard*, rapport*, overzicht per`),
    },
    pl: {
      certain: phrases(
        `analiza danych, analizy danych, analizę danych, dane sprzedaż*, analiza sprzedaży,
        analityka, kpi, hurtownia danych, business intelligence, panel analityczny, panel
        menedżerski, raporty sprzedaży, statystyki sprzedaży, dane o sprzedaży, w
        porównaniu, od zeszłego roku, zestawienie sprzedaży, sprzedaży naszych, panel z,
        sprzedaż według, wizyty na stronie, raport miesięczny, porównanie, statystyki`,
      ),
      sign: phrases(
        `analityk*, wskaźnik*, źródła danych, źródeł danych, analiz*, wykres*, statysty*, trend*,
        obrót, obroty, przychód, prognoz*, dashboard*, wizualiz*, konwersj*, metryk*,
        kohort*, liczba wejść, kawiarni*, schodzi, sprzedaje się, o której godzinie, lokal,
        lokale, jak to się ma, sprzedaż, sprzedaży, miesięcznie, na sklep, dane, średni*,
        wyniki sprzedaży`,
      ),
      hint: phrases(`porówn*, raport*, dane z, zestawieni*, liczby`),
    },
    ja: {
      certain: phrases(
        `データ分析, アクセス解析, 売上データ, 可視化, 見える化, ダッシュボード, 売上分析, 分析, 分析ツール, kpi, 売上推移, 統計, データ基盤, 売上をグラフ,
        店舗ごとの, 売上を見, アクセス数, 月次レポート, 比較する, 来店者数`,
      ),
      sign: phrases(
        `指標, 集計, コンバージョン率, レポート, グラフ, 推移, 前年比, 前月比, 予測, 傾向, 売上, 客数, 解約率, 転換率, 去年と, どの時間, 店ごと, 前年と,
        店舗ごと, 月ごと, グラフで, データ, 平均, 実績, 数字`,
      ),
      hint: phrases(`比較, 数値, データを, 割合, 月次`),
    },
    ar: {
      certain: phrases(
        `تحليل البيانات, مؤشرات الأداء, أرقام المبيعات, تحليلات, لوحة معلومات, تحليل المبيعات, لوحة
        مؤشرات, لوحة بيانات, مؤشرات أداء, ذكاء الأعمال, مستودع بيانات, kpi, بيانات
        المبيعات, إحصائيات المبيعات, لوحة مبيعات, مبيعات متاجرنا, مبيعات كل, تقرير شهري,
        إحصاءات, زيارات`,
      ),
      sign: phrases(
        `لوحات معلومات, مصادر البيانات, معدل التحويل, تحليل, يحلل, مؤشر, مؤشرات, رسوم بيانية, رسم
        بياني, إحصائيات, مقارنة, يقارن, اتجاهات, توقعات, نسبة التحويل, إيرادات, زيارات
        الموقع, العام الماضي, فروع, فرع, الأكثر مبيعا, شهريا, لكل متجر, متوسط, أداء`,
      ),
      hint: phrases(`مبيعات, بيانات, معدل, تقرير, تقارير, أرقام, لوحة تحكم`),
    },
  },
};
