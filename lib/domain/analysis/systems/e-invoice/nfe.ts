import type { Party } from '#lib/domain/document-model/party.ts';
import type { Fillings, SystemMapping } from '../../mapping/system-mapping.ts';

const party = (at: string, address: string): Fillings<Party> => ({
  name: `${at}.xNome`,
  tradingName: `${at}.xFant`,
  address: {
    lines: [
      { $join: [`${address}.xLgr`, `${address}.nro`], $with: ', ' },
      `${address}.xCpl`,
      `${address}.xBairro`,
    ],
    city: `${address}.xMun`,
    region: `${address}.UF`,
    postalCode: { $from: `${address}.CEP`, $mask: '#####-###' },
    country: { $const: 'BR' },
  },
  identifiers: [
    { scheme: { $const: 'CNPJ' }, value: { $from: `${at}.CNPJ`, $mask: '##.###.###/####-##' } },
    { scheme: { $const: 'CPF' }, value: { $from: `${at}.CPF`, $mask: '###.###.###-##' } },
    { scheme: { $const: 'Inscrição estadual' }, value: `${at}.IE` },
  ],
  phone: [`${address}.fone`],
  email: `${at}.email`,
});

const tax = (name: string, amount: string) =>
  ({
    $where: { nonzero: amount },
    name: { $const: name },
    amount,
    included: true,
  }) as const;

export const nfe: SystemMapping = {
  id: 'nfe',
  name: 'NF-e (Brazil): nota fiscal eletrônica',
  type: 'invoice',
  recognise: { has: ['infNFe.ide', 'infNFe.emit', 'infNFe.det'] },
  xml: true,
  fields: {
    kind: {
      $if: { equals: { 'infNFe.ide.finNFe': '4' } },
      $then: 'credit-note',
      $else: 'invoice',
    },
    title: {
      $from: 'infNFe.ide.mod',
      $in: { '55': 'Nota fiscal eletrônica (DANFE)', '65': 'Nota fiscal de consumidor eletrônica' },
    },
    subject: 'infNFe.ide.natOp',
    number: {
      $join: ['infNFe.ide.nNF', { $join: [{ $const: 'série' }, 'infNFe.ide.serie'] }],
      $with: ' · ',
    },
    issueDate: ['infNFe.ide.dhEmi', 'infNFe.ide.dEmi'],
    currency: { $const: 'BRL' },
    language: { $const: 'pt-BR' },
    seller: party('infNFe.emit', 'infNFe.emit.enderEmit'),
    buyer: party('infNFe.dest', 'infNFe.dest.enderDest'),
    delivery: {
      date: 'infNFe.ide.dhSaiEnt',
      to: {
        name: 'infNFe.entrega.xNome',
        address: {
          lines: [
            { $join: ['infNFe.entrega.xLgr', 'infNFe.entrega.nro'], $with: ', ' },
            'infNFe.entrega.xCpl',
            'infNFe.entrega.xBairro',
          ],
          city: 'infNFe.entrega.xMun',
          region: 'infNFe.entrega.UF',
        },
      },
    },
    references: [
      { kind: 'purchase-order', value: 'infNFe.compra.xPed' },
      { kind: 'contract', value: 'infNFe.compra.xCont' },
      { kind: 'shipping-method', value: 'infNFe.transp.transporta.xNome' },
      { kind: 'vehicle', value: 'infNFe.transp.veicTransp.placa' },
    ],
    pricesInclude: 'gross',
    lines: [
      {
        $each: 'infNFe.det',
        name: 'prod.xProd',
        details: [
          {
            $join: [
              { $join: [{ $const: 'NCM' }, 'prod.NCM'] },
              { $join: [{ $const: 'CFOP' }, 'prod.CFOP'] },
            ],
            $with: ' · ',
          },
          'infAdProd',
        ],
        sku: 'prod.cProd',
        quantity: 'prod.qCom',
        unit: 'prod.uCom',
        unitPrice: 'prod.vUnCom',
        adjustments: [{ kind: 'discount', amount: 'prod.vDesc' }],
        amount: { $sum: ['prod.vProd'], $minus: ['prod.vDesc'] },
      },
    ],
    charges: [
      { kind: 'shipping', reason: { $const: 'Frete' }, amount: 'infNFe.total.ICMSTot.vFrete' },
      { kind: 'other', reason: { $const: 'Seguro' }, amount: 'infNFe.total.ICMSTot.vSeg' },
      {
        kind: 'other',
        reason: { $const: 'Outras despesas acessórias' },
        amount: 'infNFe.total.ICMSTot.vOutro',
      },
      { kind: 'other', reason: { $const: 'IPI' }, amount: 'infNFe.total.ICMSTot.vIPI' },
      { kind: 'other', reason: { $const: 'ICMS-ST' }, amount: 'infNFe.total.ICMSTot.vST' },
    ],
    taxes: [
      {
        $where: { nonzero: 'infNFe.total.ICMSTot.vICMS' },
        name: { $const: 'ICMS' },
        base: 'infNFe.total.ICMSTot.vBC',
        amount: 'infNFe.total.ICMSTot.vICMS',
        included: true,
      },
      tax('PIS', 'infNFe.total.ICMSTot.vPIS'),
      tax('COFINS', 'infNFe.total.ICMSTot.vCOFINS'),
    ],
    totals: {
      gross: 'infNFe.total.ICMSTot.vNF',
      change: 'infNFe.pag.vTroco',
    },
    payments: [
      {
        $each: 'infNFe.pag.detPag',
        $where: { not: { equals: { tPag: ['14', '15', '90'] } } },
        method: {
          $from: 'tPag',
          $in: {
            '01': 'Dinheiro',
            '02': 'Cheque',
            '03': 'Cartão de crédito',
            '04': 'Cartão de débito',
            '05': 'Crédito loja',
            '10': 'Vale-alimentação',
            '11': 'Vale-refeição',
            '17': 'Pix',
            '18': 'Transferência bancária',
            '20': 'Pix',
          },
        },
        amount: 'vPag',
      },
    ],
    paymentMeans: [
      {
        $each: 'infNFe.pag.detPag',
        $where: { equals: { tPag: ['14', '15'] } },
        method: { $from: 'tPag', $in: { '14': 'Duplicata mercantil', '15': 'Boleto bancário' } },
        reference: '$.infNFe.cobr.fat.nFat',
      },
    ],
    instalments: [{ $each: 'infNFe.cobr.dup', date: 'dVenc', amount: 'vDup' }],
    dueDate: {
      $if: { lacks: 'infNFe.cobr.dup[1]' },
      $then: 'infNFe.cobr.dup[0].dVenc',
    },
    fiscalCode: { content: 'infNFeSupl.qrCode' },
    notes: [
      'infNFe.infAdic.infCpl',
      'infNFe.infAdic.infAdFisco',
      {
        $join: [
          {
            $join: [
              { $const: 'Chave de acesso:' },
              ['^.protNFe.infProt.chNFe', { $from: 'infNFe.Id', $slice: [3] }],
            ],
          },
          { $join: [{ $const: 'Protocolo de autorização:' }, '^.protNFe.infProt.nProt'] },
        ],
        $with: ' · ',
      },
    ],
  },
};
