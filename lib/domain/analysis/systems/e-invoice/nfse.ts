import type { SystemMapping } from '../../mapping/system-mapping.ts';

const SERVICE = 'DeclaracaoPrestacaoServico.InfDeclaracaoPrestacaoServico';
const BUYER = [`${SERVICE}.Tomador`, `${SERVICE}.TomadorServico`] as const;

const ofBuyer = (path: string) => BUYER.map((at) => `${at}.${path}`);

const withheld = (name: string, amount: string) =>
  ({
    $where: { nonzero: `${SERVICE}.Servico.Valores.${amount}` },
    name: { $const: name },
    amount: `${SERVICE}.Servico.Valores.${amount}`,
    withheld: true,
  }) as const;

export const nfse: SystemMapping = {
  id: 'nfse',
  name: 'NFS-e (Brazil, ABRASF): nota fiscal de serviços eletrônica',
  type: 'invoice',
  recognise: { has: ['PrestadorServico', SERVICE, 'CodigoVerificacao'] },
  xml: true,
  fields: {
    kind: 'invoice',
    title: { $const: 'Nota fiscal de serviços eletrônica' },
    number: 'Numero',
    issueDate: 'DataEmissao',
    // The month alone.
    period: { start: { $from: `${SERVICE}.Competencia`, $slice: [0, 7] } },
    currency: { $const: 'BRL' },
    language: { $const: 'pt-BR' },
    seller: {
      name: 'PrestadorServico.RazaoSocial',
      tradingName: 'PrestadorServico.NomeFantasia',
      address: {
        lines: [
          {
            $join: ['PrestadorServico.Endereco.Endereco', 'PrestadorServico.Endereco.Numero'],
            $with: ', ',
          },
          'PrestadorServico.Endereco.Complemento',
          'PrestadorServico.Endereco.Bairro',
        ],
        region: 'PrestadorServico.Endereco.Uf',
        postalCode: { $from: 'PrestadorServico.Endereco.Cep', $mask: '#####-###' },
      },
      identifiers: [
        {
          scheme: { $const: 'CNPJ' },
          value: {
            $from: [
              `${SERVICE}.Prestador.CpfCnpj.Cnpj`,
              'PrestadorServico.IdentificacaoPrestador.CpfCnpj.Cnpj',
            ],
            $mask: '##.###.###/####-##',
          },
        },
        {
          scheme: { $const: 'Inscrição municipal' },
          value: [
            `${SERVICE}.Prestador.InscricaoMunicipal`,
            'PrestadorServico.IdentificacaoPrestador.InscricaoMunicipal',
          ],
        },
      ],
      phone: 'PrestadorServico.Contato.Telefone',
      email: 'PrestadorServico.Contato.Email',
    },
    buyer: {
      name: ofBuyer('RazaoSocial'),
      address: {
        lines: [
          { $join: [ofBuyer('Endereco.Endereco'), ofBuyer('Endereco.Numero')], $with: ', ' },
          ofBuyer('Endereco.Complemento'),
          ofBuyer('Endereco.Bairro'),
        ],
        region: ofBuyer('Endereco.Uf'),
        postalCode: { $from: ofBuyer('Endereco.Cep'), $mask: '#####-###' },
      },
      identifiers: [
        {
          scheme: { $const: 'CNPJ' },
          value: {
            $from: ofBuyer('IdentificacaoTomador.CpfCnpj.Cnpj'),
            $mask: '##.###.###/####-##',
          },
        },
        {
          scheme: { $const: 'CPF' },
          value: { $from: ofBuyer('IdentificacaoTomador.CpfCnpj.Cpf'), $mask: '###.###.###-##' },
        },
      ],
      email: ofBuyer('Contato.Email'),
    },
    pricesInclude: 'gross',
    lines: [
      {
        name: `${SERVICE}.Servico.Discriminacao`,
        details: [
          {
            $join: [{ $const: 'Item da lista de serviços' }, `${SERVICE}.Servico.ItemListaServico`],
          },
        ],
        amount: `${SERVICE}.Servico.Valores.ValorServicos`,
      },
    ],
    allowances: [
      {
        kind: 'discount',
        reason: { $const: 'Desconto incondicionado' },
        amount: `${SERVICE}.Servico.Valores.DescontoIncondicionado`,
      },
    ],
    taxes: [
      {
        $where: { not: { equals: { [`${SERVICE}.Servico.IssRetido`]: '1' } } },
        name: { $const: 'ISS' },
        rate: ['ValoresNfse.Aliquota', `${SERVICE}.Servico.Valores.Aliquota`],
        base: 'ValoresNfse.BaseCalculo',
        amount: ['ValoresNfse.ValorIss', `${SERVICE}.Servico.Valores.ValorIss`],
        included: true,
      },
      {
        $where: { equals: { [`${SERVICE}.Servico.IssRetido`]: '1' } },
        name: { $const: 'ISS retido' },
        rate: ['ValoresNfse.Aliquota', `${SERVICE}.Servico.Valores.Aliquota`],
        amount: ['ValoresNfse.ValorIss', `${SERVICE}.Servico.Valores.ValorIss`],
        withheld: true,
      },
      withheld('PIS retido', 'ValorPis'),
      withheld('COFINS retida', 'ValorCofins'),
      withheld('INSS retido', 'ValorInss'),
      withheld('IRRF', 'ValorIr'),
      withheld('CSLL retida', 'ValorCsll'),
    ],
    totals: {
      gross: `${SERVICE}.Servico.Valores.ValorServicos`,
      payable: 'ValoresNfse.ValorLiquidoNfse',
    },
    notes: [
      { $join: [{ $const: 'Código de verificação:' }, 'CodigoVerificacao'] },
      'OutrasInformacoes',
      {
        $if: { equals: { [`${SERVICE}.OptanteSimplesNacional`]: '1' } },
        $then: { $const: 'Documento emitido por ME ou EPP optante pelo Simples Nacional.' },
      },
    ],
  },
};
