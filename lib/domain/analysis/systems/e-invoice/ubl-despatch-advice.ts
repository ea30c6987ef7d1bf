import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { homeLanguage, ublAddress, ublParty } from './ubl-parts.ts';

export const ublDespatchAdvice: SystemMapping = {
  id: 'ubl-despatch-advice',
  name: 'UBL 2.1 (Peppol BIS): despatch advice',
  type: 'quote',
  recognise: { has: ['DespatchSupplierParty', 'DeliveryCustomerParty', 'DespatchLine'] },
  xml: true,
  fields: {
    kind: 'delivery-note',
    number: 'ID',
    issueDate: 'IssueDate',
    language: homeLanguage(
      'DespatchSupplierParty.Party.PostalAddress.Country.IdentificationCode',
      'DeliveryCustomerParty.Party.PostalAddress.Country.IdentificationCode',
    ),
    seller: ublParty('DespatchSupplierParty.Party'),
    buyer: ublParty('DeliveryCustomerParty.Party'),
    delivery: {
      date: [
        'Shipment.Delivery.ActualDeliveryDate',
        'Shipment.Delivery.EstimatedDeliveryPeriod.EndDate',
        'Shipment.Delivery.EstimatedDeliveryPeriod.StartDate',
      ],
      to: {
        address: ublAddress('Shipment.Delivery.DeliveryAddress'),
        contact: 'DeliveryCustomerParty.DeliveryContact.Name',
      },
    },
    references: [
      { kind: 'purchase-order', value: 'OrderReference.ID' },
      { kind: 'sales-order', value: 'OrderReference.SalesOrderID' },
      { kind: 'tracking-number', value: 'Shipment.Consignment.CarrierAssignedID' },
      {
        kind: 'shipping-method',
        value: [
          'Shipment.Consignment.CarrierParty.PartyName.Name',
          'Shipment.Delivery.CarrierParty.PartyName.Name',
        ],
      },
      {
        kind: 'vehicle',
        value: [
          'Shipment.ShipmentStage.TransportMeans.RoadTransport.LicensePlateID',
          'Shipment.TransportHandlingUnit.TransportMeans.RoadTransport.LicensePlateID',
        ],
      },
    ],
    lines: [
      {
        $each: 'DespatchLine',
        position: 'ID',
        name: ['Item.Name', 'Item.Description'],
        description: 'Item.Description',
        details: [
          { $all: 'Note' },
          { $all: 'OutstandingReason' },
          { $all: 'Item.AdditionalItemProperty', $item: { $join: ['Name', 'Value'], $with: ': ' } },
        ],
        sku: ['Item.SellersItemIdentification.ID', 'Item.StandardItemIdentification.ID'],
        quantity: 'DeliveredQuantity',
        unit: 'DeliveredQuantity.unitCode',
      },
    ],
    notes: [{ $all: 'Note' }, { $all: 'Shipment.Information' }],
  },
};
