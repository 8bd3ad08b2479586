import sharp from 'sharp';

/** Libvips reads dozens of formats through as many libraries; only these ever see our bytes. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
});
sharp.cache({ memory: 32, files: 0, items: 32 });
// Two pictures at once, each on one thread, leave the machine to the readers.
sharp.concurrency(1);

export { sharp };
