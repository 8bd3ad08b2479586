import sharp from 'sharp';

/** Libvips reads dozens of formats through as many libraries; only these loaders are allowed. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
});
// No picture is decoded twice in a row, so a cache would waste memory.
sharp.cache(false);
// Two pictures at once on one thread each leave capacity for requests.
sharp.concurrency(1);

export { sharp };
