import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import {
  canonicalAddress,
  inspectUrl,
  isPublicAddress,
  normalizeAllowEntry,
} from '#lib/shared/addresses/public-address.ts';

/** Address, then what stands behind it. */
const NOT_PUBLIC = [
  ['0.0.0.0', 'this host'],
  ['0.1.2.3', 'this network'],
  ['10.0.0.1', 'private'],
  ['10.255.255.255', 'private, last'],
  ['100.64.0.1', 'carrier-grade NAT'],
  ['100.100.100.200', 'metadata inside carrier-grade NAT'],
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback, last'],
  ['168.63.129.16', 'platform endpoint in public space'],
  ['169.254.0.1', 'link-local'],
  ['169.254.169.254', 'metadata'],
  ['169.254.170.2', 'container credentials'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private, last'],
  ['192.0.0.192', 'protocol assignments, metadata of one provider'],
  ['192.0.2.1', 'documentation'],
  ['192.31.196.1', 'AS112'],
  ['192.52.193.1', 'AMT relay'],
  ['192.88.99.1', '6to4 relay'],
  ['192.168.1.1', 'private'],
  ['192.175.48.1', 'AS112'],
  ['198.18.0.1', 'benchmarking'],
  ['198.19.255.255', 'benchmarking, last'],
  ['198.51.100.1', 'documentation'],
  ['203.0.113.1', 'documentation'],
  ['224.0.0.1', 'multicast'],
  ['239.255.255.255', 'multicast, last'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['::7f00:1', 'IPv4-compatible loopback, deprecated'],
  ['::8.8.8.8', 'IPv4-compatible public address, deprecated'],
  ['::ffff:127.0.0.1', 'IPv4-mapped loopback'],
  ['::ffff:a9fe:a9fe', 'IPv4-mapped metadata'],
  ['::ffff:0:127.0.0.1', 'IPv4-translated loopback'],
  ['64:ff9b::7f00:1', 'NAT64 of loopback'],
  ['64:ff9b::a9fe:a9fe', 'NAT64 of metadata'],
  ['64:ff9b::10.0.0.1', 'NAT64 of a private address'],
  ['64:ff9b:1::8.8.8.8', 'NAT64 with a local prefix'],
  ['100::1', 'discard-only'],
  ['2001::1', 'Teredo'],
  ['2001:0:7f00:1::', 'Teredo with a loopback server'],
  ['2001:1::1', 'port control anycast, protocol assignments'],
  ['2001:2::1', 'benchmarking'],
  ['2001:3::1', 'AMT'],
  ['2001:4:112::1', 'AS112'],
  ['2001:10::1', 'ORCHID, deprecated'],
  ['2001:20::1', 'ORCHIDv2'],
  ['2001:30::1', 'drone identifiers'],
  ['2001:db8::1', 'documentation'],
  ['2002:7f00:1::1', '6to4 of loopback'],
  ['2002:808:808::1', '6to4 of a public address: a tunnel all the same'],
  ['2620:4f:8000::1', 'AS112'],
  ['3fff::1', 'documentation'],
  ['4000::1', 'unassigned, outside 2000::/3'],
  ['5f00::1', 'segment routing'],
  ['fc00::1', 'unique local'],
  ['fd00:ec2::254', 'metadata in unique local space'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local with a zone'],
  ['2606:4700::1%eth0', 'public with a zone'],
  ['fec0::1', 'site-local, deprecated'],
  ['ff02::1', 'multicast'],
  ['example.com', 'a name'],
  ['127.1', 'a short spelling'],
  ['0x7f000001', 'a hexadecimal spelling'],
  ['', 'nothing'],
] as const;

const PUBLIC = [
  ['1.1.1.1', 'IPv4'],
  ['9.255.255.255', 'before a private range'],
  ['11.0.0.0', 'after a private range'],
  ['100.63.255.255', 'before carrier-grade NAT'],
  ['100.128.0.0', 'after carrier-grade NAT'],
  ['126.255.255.255', 'before loopback'],
  ['128.0.0.1', 'after loopback'],
  ['168.63.129.15', 'beside the platform endpoint'],
  ['172.15.255.255', 'before a private range'],
  ['172.32.0.0', 'after a private range'],
  ['223.255.255.255', 'before multicast'],
  ['2001:200::1', 'after the protocol assignments'],
  ['2606:4700:4700::1111', 'IPv6'],
  ['2a00:1450::1', 'IPv6'],
  ['::ffff:8.8.8.8', 'IPv4-mapped public address'],
  ['64:ff9b::8.8.8.8', 'NAT64 of a public address, as DNS64 gives it'],
] as const;

describe('isPublicAddress', () => {
  for (const [address, what] of NOT_PUBLIC) {
    it(`refuses ${address}: ${what}`, () => assert.equal(isPublicAddress(address), false));
  }
  for (const [address, what] of PUBLIC) {
    it(`accepts ${address}: ${what}`, () => assert.equal(isPublicAddress(address), true));
  }
});

describe('canonicalAddress', () => {
  it('has one spelling for each address', () => {
    assert.equal(canonicalAddress('::ffff:1.2.3.4'), '1.2.3.4');
    assert.equal(canonicalAddress('2001:0DB8:0:0::1'), '2001:db8::1');
    assert.equal(canonicalAddress('fe80::1%eth0'), 'fe80::1');
    assert.equal(canonicalAddress('example.com'), undefined);
  });
});

describe('normalizeAllowEntry', () => {
  it('normalises host and port', () => {
    assert.equal(normalizeAllowEntry(' Files.Example.COM.:8081 '), 'files.example.com:8081');
    assert.equal(normalizeAllowEntry('[0:0::1]:4000'), '::1:4000');
    assert.equal(normalizeAllowEntry('127.1:4000'), '127.0.0.1:4000');
  });
  for (const entry of [
    'example.com',
    'example.com:0',
    'example.com:65536',
    'http://example.com:80',
    'user@example.com:80',
    'example.com/path:80',
    ':80',
    '',
  ]) {
    it(`refuses ${JSON.stringify(entry)}`, () => {
      assert.equal(normalizeAllowEntry(entry), undefined);
    });
  }
});

describe('inspectUrl', () => {
  it('finds host and port', () => {
    const { target } = inspectUrl('https://EXAMPLE.com./a');
    assert.equal(target?.hostname, 'example.com');
    assert.equal(target.port, 443);
    assert.equal(inspectUrl('http://[2606:4700::1]:8080/').target?.hostname, '2606:4700::1');
  });
  it('does not take port 0 for the default port', () => {
    assert.match(inspectUrl('http://example.com:0/').problem ?? '', /ports/);
  });
});
